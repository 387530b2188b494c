// Joins everything: nobody imports this file.
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root) createRoot(root).render(<main data-screen="home">Undercup</main>);
