// npm run icons: draws the PNG icons from public/icon.svg with the tests' own browser.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { chromeFlags, ensureBrowser } from "./browser.mjs";
import { indexed } from "./png.mjs";

const drawing = readFileSync("public/icon.svg", "utf8");

/** `full` fills the square to its corners; `scale` keeps the scene inside a mask's safe circle. */
const icons = [
  { name: "icon-192", size: 192, full: false, scale: 1 },
  { name: "icon-512", size: 512, full: false, scale: 1 },
  { name: "maskable-512", size: 512, full: true, scale: 0.78 },
  { name: "apple-touch-icon", size: 180, full: true, scale: 0.9 },
];

const executablePath = await ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromeFlags,
});
mkdirSync("public/icons", { recursive: true });
for (const { name, size, full, scale } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = drawing
    .replace('rx="104"', full ? "" : 'rx="104"')
    .replace(
      '<g id="scene">',
      `<g id="scene" transform="translate(256 256) scale(${scale}) translate(-256 -256)">`,
    );
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  const picture = await page.screenshot({ omitBackground: !full });
  writeFileSync(`public/icons/${name}.png`, indexed(picture));
  await page.close();
}
await browser.close();
console.log(`Drew ${icons.map(({ name }) => name).join(", ")} in public/icons`);
