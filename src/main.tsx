// Joins everything: nobody imports this file.
import { createRoot } from "react-dom/client";
import { register } from "./pwa/worker.ts";

const root = document.getElementById("root");
if (root) createRoot(root).render(<main data-screen="home">Undercup</main>);

if (import.meta.env.PROD) {
  register({
    base: import.meta.env.BASE_URL,
    mayReload: () => true,
    reload: () => location.reload(),
    offlineChanged: () => {},
    waitingChanged: () => {},
  });
}
