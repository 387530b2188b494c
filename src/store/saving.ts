// Whether what is played is being saved: reported by table and saver, read by the warning.

import { createStore, type StoreApi } from "zustand/vanilla";
import type { SavingStatus } from "./state.ts";

export type SavingState = Readonly<{ status: SavingStatus }>;

export type Saving = Readonly<{
  store: StoreApi<SavingState>;
  report: (status: SavingStatus) => void;
}>;

export function createSaving(): Saving {
  const store = createStore<SavingState>(() => ({ status: "saved" }));
  const report = (status: SavingStatus) => {
    if (store.getState().status !== status) store.setState({ status });
  };
  return { store, report };
}
