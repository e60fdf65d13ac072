import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BCP47 } from '#schema/codes/base/locales.ts';

const sheet = readFileSync(new URL('languages.css', import.meta.url), 'utf8');
const rulesFor = (tag: string) =>
  new RegExp(`\\[lang="${tag}"\\] \\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';

it('Japanese lines break between words and never before a small kana, on every page', () => {
  expect(rulesFor(BCP47.ja)).toContain('line-break: strict');
  expect(rulesFor(BCP47.ja)).toContain('word-break: auto-phrase');
});

it('Chinese gets its room beside Latin and figures from the style sheet', () => {
  expect(rulesFor(BCP47['zh-hk'])).toContain('text-autospace: normal');
});
