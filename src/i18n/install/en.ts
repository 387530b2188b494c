// English, the shape: how the app comes to the home screen.

export const en = {
  install: {
    title: "On the home screen",
    why: "There Undercup opens like any other app, with the whole screen to itself.",
    offer: "Install as an app",
    share: "Add to Home Screen",
    later: "No, thanks: do not say it again",
    safari:
      "This window belongs to another app and cannot do it. Safari can: open the same address there, and not in a private tab.",
    menu: "The browser's menu does it, where it can: “Install” or “Add to Home screen”.",
    steps: {
      share: "Tap the share symbol in the browser's bar. It may be behind “•••”.",
      menu: "Further down, choose “Add to Home Screen”.",
      add: "Tap “Add” at the top.",
      open: "Open Undercup once from its new icon while there is still a network.",
    },
    apart: (ready: string) =>
      `On the home screen it has a memory of its own, apart from the browser's. When it says “${ready}” there, it works without a network.`,
    along: (settings: string, data: string) =>
      `Games and names from here come along as a file: ${settings}, “${data}”.`,
  },
};
