// The thin binding to React: each hook re-renders only when what it selects changes.

import { type StoreApi, useStore } from "zustand";
import type { SettingName, Settings } from "../wire/settings.ts";
import type { Saving } from "./saving.ts";
import type { SettingStore } from "./settings.ts";
import type { SavingStatus, TableState } from "./state.ts";

/** Takes any store of ours and what to read from it. */
export function useSlice<State, Slice>(
  store: StoreApi<State>,
  select: (state: State) => Slice,
): Slice {
  return useStore(store, select);
}

/** Takes the table and what to read from its state. */
export function useTable<Slice>(
  table: Readonly<{ store: StoreApi<TableState> }>,
  select: (state: TableState) => Slice,
): Slice {
  return useStore(table.store, select);
}

export function useSaving({ store }: Saving): SavingStatus {
  return useStore(store, ({ status }) => status);
}

/** Takes the settings and the name of one; gives its value. */
export function useSetting<Name extends SettingName>(
  { store }: SettingStore,
  name: Name,
): Settings[Name] {
  return useStore(store, (settings) => settings[name]);
}
