import { expect, test } from 'vitest';
import { filesOfPage, markedAsKept } from './files-of-page.ts';

const PAGE = `<!doctype html><html lang="en"><head>
<link rel="preload" as="font" href="/assets/latin-abc_1.woff2"/>
<link rel="modulepreload" href="/assets/house-X1.js"/><link rel="stylesheet" href="/assets/root-Y2.css"/>
</head><body><a href="/baggage/x.pdf">PDF</a>
<script type="module">import "/assets/manifest-9f.js"; import * as a from "/assets/house-X1.js";</script></body></html>`;

test('a page needs the built files that it names, each once, and nothing else', () => {
  expect(filesOfPage(PAGE)).toEqual([
    '/assets/latin-abc_1.woff2',
    '/assets/house-X1.js',
    '/assets/root-Y2.css',
    '/assets/manifest-9f.js',
  ]);
});

test('a copy says that it is one, and is the same otherwise', () => {
  expect(markedAsKept(PAGE)).toContain('<html data-kept="" lang="en">');
  expect(markedAsKept(PAGE).replace(' data-kept=""', '')).toBe(PAGE);
});
