import { describe, expect, it } from 'vitest';
import { inLocale, LOCALES } from '#schema/codes/base/locales.ts';
import { questionsOf } from '#web/app/components/article/questions-of.ts';
import { contact } from './contact.article.ts';
import { questionFinder } from './find-questions.ts';

const finders = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    questionFinder(questionsOf(inLocale(contact.texts, locale).sections)),
  ]),
);
const first = (locale: string, typed: string) => finders[locale]?.(typed)[0]?.id;
const [PAY, REFUND_TIME] = ['payment-1-1', 'refunds-1-2'];

describe('a question is found', () => {
  it.each([
    ['en', 'how long can I wait before paying', PAY],
    ['zh-hk', '付款時限', PAY],
    ['ja', 'お支払いの期限', PAY],
    ['en', 'when do I get my refund', REFUND_TIME],
    ['zh-hk', '退款要多久', REFUND_TIME],
    ['ja', '返金はいつ', REFUND_TIME],
  ])('in %s by "%s"', (locale, typed, id) => {
    expect(first(locale, typed)).toBe(id);
  });

  it('whatever the ending of the word', () => {
    const find = finders.en;
    expect(find?.('refunds')).toEqual(find?.('refund'));
  });

  it('not by words that no topic has', () => {
    expect(finders.en?.('volcano tours')).toEqual([]);
    expect(finders.en?.('')).toEqual([]);
  });
});

it('there are more than 25 questions, each with an address of its own', () => {
  const ids = questionsOf(contact.texts.en.sections).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(25);
  expect(new Set(ids).size).toBe(ids.length);
});
