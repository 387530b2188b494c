// What is set, in memory: read by whoever needs it; every change is told on, to be saved and applied.

import { createStore, type StoreApi } from "zustand/vanilla";
import type { SettingName, Settings } from "../wire/settings.ts";

export type SettingStore = Readonly<{
  store: StoreApi<Settings>;
  set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
}>;

/** Takes what is set now, and who is told of each change. */
export function createSettings(
  settings: Settings,
  changed: <Name extends SettingName>(name: Name, value: Settings[Name]) => void,
): SettingStore {
  const store = createStore<Settings>(() => settings);
  return {
    store,
    set: (name, value) => {
      if (Object.is(store.getState()[name], value)) return;
      store.setState({ [name]: value });
      changed(name, value);
    },
  };
}
