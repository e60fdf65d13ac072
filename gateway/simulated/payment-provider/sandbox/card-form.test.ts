import { describe, expect, it } from 'vitest';
import { readCardForm } from './card-form.ts';
import { judgeCard, TEST_CARDS } from './test-cards.ts';

const now = new Date('2026-11-20T10:00:00Z');
const card = {
  number: '4242 4242 4242 4242',
  expiry: '12/28',
  securityCode: '123',
  holder: 'LI MING',
  delay: '0',
};
const errorsOf = (change: Partial<typeof card>) => readCardForm({ ...card, ...change }, now).errors;

describe('the card form', () => {
  it('takes a number with or without spaces, and in full-width digits', () => {
    for (const number of [card.number, '4242424242424242', '４２４２ ４２４２ ４２４２ ４２４２'])
      expect(readCardForm({ ...card, number }, now)).toMatchObject({
        errors: {},
        number: '4242424242424242',
      });
  });

  it('finds a mistyped digit', () => {
    expect(errorsOf({ number: '4242 4242 4242 4241' })).toEqual({ number: 'wrong' });
  });

  it('takes a card until the last moment of its month', () => {
    expect(errorsOf({ expiry: '11/26' })).toEqual({});
    expect(errorsOf({ expiry: '10/26' })).toEqual({ expiry: 'past' });
    expect(errorsOf({ expiry: '13/28' })).toEqual({ expiry: 'wrong' });
    expect(errorsOf({ expiry: '12/2028' })).toEqual({});
  });

  it('names every empty field', () => {
    expect(errorsOf({ number: '', expiry: '', securityCode: '', holder: ' ' })).toEqual({
      number: 'missing',
      expiry: 'missing',
      securityCode: 'missing',
      holder: 'missing',
    });
  });

  it('takes only the delays it offers', () => {
    expect(readCardForm({ ...card, delay: '15' }, now).delaySeconds).toBe(15);
    expect(readCardForm({ ...card, delay: '999999' }, now).delaySeconds).toBe(0);
  });
});

describe('a test card', () => {
  it('has a number that a card terminal accepts', () => {
    for (const { number } of TEST_CARDS) expect(errorsOf({ number })).toEqual({});
  });

  it('leaves no more of itself than scheme and last four digits', () => {
    expect(judgeCard('4242424242424242')).toEqual({
      outcome: 'APPROVED',
      card: { scheme: 'Visa', lastDigits: '4242' },
    });
  });

  it('is declined when no one knows it', () => {
    expect(judgeCard('4111111111111111').outcome).toBe('DECLINED');
  });
});
