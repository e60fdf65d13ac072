// @vitest-environment happy-dom
import type { KeyboardEvent } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { typeaheadDelay } from './typeahead-delay.ts';

const NAMES = { HT: 'Haiti', JP: 'Japan', KZ: 'Kazakhstan', ZA: 'South Africa', KR: 'South Korea' };

function option(value: string, text: string) {
  const made = document.createElement('option');
  made.value = value;
  made.textContent = text;
  return made;
}

let list: HTMLSelectElement;
let changes: string[];
beforeEach(() => {
  list = document.createElement('select');
  list.append(option('', 'Choose'));
  for (const [code, name] of Object.entries(NAMES)) list.append(option(code, name));
  changes = [];
  list.addEventListener('change', () => changes.push(list.value));
});

/**
 * Types keys, each so many milliseconds after the one before; gives those that are left to the
 * browser.
 */
function type(keys: readonly [string, number][]): string[] {
  const handle = typeaheadDelay();
  const toBrowser: string[] = [];
  let timeStamp = 60_000;
  for (const [key, pause] of keys) {
    timeStamp += pause;
    let isTaken = false;
    const preventDefault = () => {
      isTaken = true;
    };
    handle({ key, timeStamp, currentTarget: list, preventDefault } as unknown as KeyboardEvent<
      typeof list
    >);
    if (!isTaken) toBrowser.push(key);
  }
  return toBrowser;
}
const word = (text: string, pause: number) => [...text].map((key) => [key, pause] as const);
const typed = (...words: (readonly (readonly [string, number])[])[]) =>
  type(words.flat().map(([key, pause]) => [key, pause]));

test('letters typed at the usual speed are the browser’s', () => {
  expect(typed(word('south k', 80)).join('')).toBe('south k');
  expect(changes).toEqual([]);
});

test('a pause within a word does not begin another one: no Haiti of South Korea', () => {
  expect(typed(word('sout', 80), word('h', 1_400), word(' k', 80)).join('')).toBe('sout');
  expect(list.value).toBe('KR');
  expect(changes).toEqual(['ZA', 'KR']);
});

test('a word may be typed letter by letter', () => {
  typed(word('south k', 1_500));
  expect(list.value).toBe('KR');
});

test('a letter that slips in between chooses nothing', () => {
  typed(word('sou', 1_500), word('h', 100), word('th k', 100));
  expect(list.value).toBe('KR');
  expect(changes).not.toContain('HT');
});

test('after a pause a letter that nothing goes on with begins another word', () => {
  expect(typed(word('j', 80), word('k', 1_500)).join('')).toBe('jk');
  expect(typed(word('sou', 80), word('h', 6_000)).join('')).toBe('souh');
});

test('an arrow or a shortcut ends the word', () => {
  const keys: [string, number][] = [
    ['s', 80],
    ['ArrowDown', 80],
    ['h', 1_500],
  ];
  expect(type(keys)).toEqual(['s', 'ArrowDown', 'h']);
  expect(changes).toEqual([]);
});
