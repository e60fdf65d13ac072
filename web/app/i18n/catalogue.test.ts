import { TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { compileCatalogue } from './catalogue.ts';

const compile = (en: Record<string, string>, ja: Record<string, string> = en) =>
  compileCatalogue({ feature: 'trip', texts: { en, 'zh-hk': en, ja } });

describe('the build stops when', () => {
  test('a locale lacks a text', () => {
    expect(compile({ 'trip.a': 'A' }, {}).faults).toEqual(['ja: trip.a is missing']);
  });
  test('a locale has a text that English has not', () => {
    const faults = compile({ 'trip.a': 'A' }, { 'trip.a': 'あ', 'trip.b': 'い' }).faults;
    expect(faults).toEqual(['ja: trip.b is not in en']);
  });
  test('a translation takes other arguments', () => {
    const faults = compile({ 'trip.a': '{count} bags' }, { 'trip.a': '{number}個' }).faults;
    expect(faults).toEqual(['ja: trip.a takes {number}, in en {count}']);
  });
  test('a translation loses a link', () => {
    expect(compile({ 'trip.a': 'Read <link>it</link>' }, { 'trip.a': '読む' }).faults).toHaveLength(
      1,
    );
  });
  test('a text is not ICU', () => {
    expect(compile({ 'trip.a': '{count' }).faults[0]).toMatch(/cannot be parsed/);
  });
  test('an id does not begin with its folder', () => {
    expect(compile({ 'other.a': 'A' }).faults[0]).toBe('en: other.a must begin trip.');
  });
});

test('plural forms may differ between languages, their argument may not', () => {
  const en = { 'trip.a': '{n, plural, one {# bag} other {# bags}}' };
  expect(compile(en, { 'trip.a': '{n, plural, other {#個}}' }).faults).toEqual([]);
});

test('a good catalogue becomes parsed messages of the three locales', () => {
  const { ids, messages, faults } = compile({ 'trip.a': 'A {x}' });
  expect(faults).toEqual([]);
  expect(ids).toEqual(['trip.a']);
  expect(messages.ja['trip.a']).toHaveLength(2);
});

test('a choice between online and by phone is made when the site is built', () => {
  const text = 'You may {REFUND, select, online {ask here} other {call {phone}}}.';
  const { messages, faults } = compile({ 'trip.a': text });
  expect(faults).toEqual([]);
  expect(messages.en['trip.a']?.map(({ type }) => type)).not.toContain(TYPE.select);
});

test('in Chinese no line ends between a figure and its counter', () => {
  const text = '{n, plural, other {最多#件}}，{minutes, number}分鐘，2小時';
  const { messages } = compileCatalogue({
    feature: 'trip',
    texts: { en: { 'trip.a': text }, 'zh-hk': { 'trip.a': text }, ja: { 'trip.a': text } },
  });
  expect(JSON.stringify(messages['zh-hk']).match(/\u2060/g)).toHaveLength(3);
  expect(JSON.stringify(messages.ja)).not.toContain('\u2060');
});

describe('an incomplete language', () => {
  const en = { 'trip.a': '{n, plural, one {# bag} other {# bags}}', 'trip.b': 'B' };
  const { faults, messages, untranslated } = compileCatalogue(
    { feature: 'trip', texts: { en, 'zh-hk': en, ja: { 'trip.b': 'い' } } },
    () => false,
  );

  test('is built, and lists what it lacks', () => {
    expect(faults).toEqual([]);
    expect(untranslated.ja).toEqual(['trip.a']);
    expect(messages.ja['trip.b']).toEqual([{ type: TYPE.literal, value: 'い' }]);
  });

  test('says the rest in English, in the plural of English', () => {
    const message = new IntlMessageFormat(messages.ja['trip.a'] ?? [], 'ja');
    expect(message.format({ n: 1 })).toBe('1 bag');
    expect(message.format({ n: 2 })).toBe('2 bags');
  });
});
