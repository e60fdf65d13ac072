// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#schema/codes/base/locales.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import { AllowanceAnswer } from './allowance-answer.tsx';
import { type BaggageChoice, readChoice } from './baggage-choice.ts';
import { predictAllowance } from './predict-allowance.ts';

const AIRPORTS = [
  { code: 'PVG', cityCode: 'SHA', country: 'CN' },
  { code: 'SHA', cityCode: 'SHA', country: 'CN' },
  { code: 'PEK', cityCode: 'BJS', country: 'CN' },
  { code: 'LHR', cityCode: 'LON', country: 'GB' },
];
const BAG = {
  id: 'bag',
  kind: 'EXTRA_BAG' as const,
  name: 'One more checked bag',
  text: 'Up to 23 kg.',
  points: 450,
  validDays: 365,
  price: { amount: 45_000, currency: 'CNY' },
};
const asked = (query: string): BaggageChoice => readChoice(new URLSearchParams(query));
const show = (query: string, locale: Locale = 'en') => {
  const choice = asked(query);
  const answer = predictAllowance(choice, AIRPORTS);
  if (!answer) throw new Error('nothing to show');
  return renderPage(<AllowanceAnswer choice={choice} answer={answer} extras={[BAG]} />, {
    locale,
    messages: ['information-checked-baggage', 'fare-conditions', 'club-card', 'code', 'buy-extra'],
  });
};

describe('the answer about baggage', () => {
  it('says how many bags, and which come from the fare and which from the card', () => {
    show('from=PVG&to=LHR&fare=flex&card=gold');
    expect(screen.getByRole('status').textContent).toContain('3 checked bags included');
    const [fare, card] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole(
      'listitem',
    );
    expect(fare?.textContent).toMatch(/2 × 23 kg.*from your fare, Economy Flex/);
    expect(card?.textContent).toMatch(/1 × 23 kg.*from your card, Gold/);
  });

  it('says what more costs on this way', () => {
    show('from=PVG&to=LHR&fare=standard');
    const row = screen.getByRole('row', { name: /First extra bag/ });
    expect(row.textContent).toMatch(/CNY\s1,000/);
  });

  it('leads members to a bag that costs less online than by phone, and only then', () => {
    show('from=PVG&to=LHR&fare=standard');
    const buy = screen.getByRole('link', { name: textOf('en', 'buy-extra.buy') });
    expect(buy.getAttribute('href')).toBe('/order/equityOrder?extra=EXTRA_BAG');
    expect(document.body.textContent).toMatch(/Buy online: One more checked bag, CNY\s450/);
    cleanup();
    show('from=PVG&to=PEK&fare=standard');
    expect(screen.queryByRole('link', { name: textOf('en', 'buy-extra.buy') })).toBeNull();
  });

  it('warns where the fare has none', () => {
    show('from=PVG&to=LHR&fare=lite', 'ja');
    expect(screen.getByRole('status').textContent).toContain('無料のお預け手荷物はありません');
    expect(screen.getByText(/お電話またはチェックインカウンターでご購入いただけます/)).toBeTruthy();
  });
});

describe('a prediction', () => {
  it('is not ventured where only the gateway can say what is wrong', () => {
    expect(predictAllowance(asked('from=PVG&to=SHA'), AIRPORTS)).toBeNull();
    expect(predictAllowance(asked('from=PVG&to=ZZZ'), AIRPORTS)).toBeNull();
  });
});
