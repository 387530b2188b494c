// What is shipped that others made, and the terms it came under, word for word.

export type Licence = Readonly<{ name: string; licence: string; copyright: string }>;

export const LICENCES: readonly Licence[] = [
  {
    name: "react, react-dom, scheduler",
    licence: "MIT",
    copyright: "Copyright (c) Meta Platforms, Inc. and affiliates.",
  },
  { name: "zustand", licence: "MIT", copyright: "Copyright (c) 2019 Paul Henschel" },
  {
    name: "idb",
    licence: "ISC",
    copyright: "Copyright (c) 2016, Jake Archibald <jaffathecake@gmail.com>",
  },
  { name: "valibot", licence: "MIT", copyright: "Copyright (c) Fabian Hiller" },
  { name: "framer-motion", licence: "MIT", copyright: "Copyright (c) 2018 Framer B.V." },
  {
    name: "motion-dom, motion-utils",
    licence: "MIT",
    copyright: "Copyright (c) 2024 [Motion](https://motion.dev) B.V.",
  },
  { name: "tslib", licence: "0BSD", copyright: "Copyright (c) Microsoft Corporation." },
  {
    name: "workbox-window, workbox-core, workbox-precaching, workbox-routing, workbox-strategies",
    licence: "MIT",
    copyright: "Copyright 2018 Google LLC",
  },
  {
    name: "uqr",
    licence: "MIT",
    copyright:
      "Copyright (c) Project Nayuki. Copyright (c) 2023 Anthony Fu <https://github.com/antfu>",
  },
];

/** The lettering: a subset under another name, as its licence asks. */
export const FONT: Licence = {
  name: "Undercup Sign (Abril Fatface)",
  licence: "SIL Open Font License 1.1, https://openfontlicense.org",
  copyright:
    'Copyright (c) 2011, TypeTogether (www.type-together.com), with Reserved Font Names "Abril" and "Abril Fatface"',
};

export const MIT = `MIT: Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

export const ISC = `ISC: Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;
