// Asks the browser not to throw the games away when space runs out.

/** Whether what is stored will be kept: false too where the browser does not say. */
export async function keep(): Promise<boolean> {
  try {
    const storage: Partial<StorageManager> | undefined = navigator.storage;
    if (await storage?.persisted?.()) return true;
    return (await storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
