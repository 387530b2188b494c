// Whether the app runs on its own, without a browser around it.

/** Whether the app was started from the home screen: iOS may know it by its own flag only. */
export function standalone(): boolean {
  if ("standalone" in navigator && navigator.standalone === true) return true;
  try {
    return matchMedia(
      "(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)",
    ).matches;
  } catch {
    return false;
  }
}
