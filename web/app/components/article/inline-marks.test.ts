import { expect, test } from 'vitest';
import { inlineMarks, plainText } from './inline-marks.ts';

test('plain text is one piece', () => {
  expect(inlineMarks('Bags are 23 kg (each).')).toEqual([
    { at: 0, kind: 'text', text: 'Bags are 23 kg (each).' },
  ]);
});

test('strong words and links stand among the others', () => {
  expect(inlineMarks('Ask **early**, see [help](/guide/contact).')).toEqual([
    { at: 0, kind: 'text', text: 'Ask ' },
    { at: 4, kind: 'strong', text: 'early' },
    { at: 13, kind: 'text', text: ', see ' },
    { at: 19, kind: 'link', text: 'help', to: '/guide/contact' },
    { at: 41, kind: 'text', text: '.' },
  ]);
});

test('marks touch each other and both ends of a text', () => {
  expect(inlineMarks('**甲**[乙](/lounges)')).toEqual([
    { at: 0, kind: 'strong', text: '甲' },
    { at: 5, kind: 'link', text: '乙', to: '/lounges' },
  ]);
});

test('half a mark is only text', () => {
  expect(inlineMarks('5 ** 3 [a] (b)')).toEqual([{ at: 0, kind: 'text', text: '5 ** 3 [a] (b)' }]);
});

test('the words can be had alone', () => {
  expect(plainText('Ask **early**, see [help](/guide/contact).')).toBe('Ask early, see help.');
});
