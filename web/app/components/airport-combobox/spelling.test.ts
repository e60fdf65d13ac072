import { expect, it } from 'vitest';
import { formatUnit } from '#web/app/i18n/format/units.ts';
import { spelling } from './spelling.ts';

it('what keeps a figure and its unit on one line is not in the way of who looks for them', () => {
  expect(spelling(formatUnit('zh-hk', 100, 'milliliter'))).toBe('100毫升');
});

it('width, accents and kana make no difference', () => {
  expect(spelling('ＭＡＬＰＥＮＳＡ')).toBe('malpensa');
  expect(spelling('Málaga')).toBe('malaga');
  expect(spelling('ナリタ')).toBe(spelling('なりた'));
});
