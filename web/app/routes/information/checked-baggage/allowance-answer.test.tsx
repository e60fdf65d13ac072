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
const asked = (query: string): BaggageChoice => readChoice(new URLSearchParams(query));
function show(query: string, locale: Locale = 'en') {
  const choice = asked(query);
  const answer = predictAllowance(choice, AIRPORTS);
  if (!answer) throw new Error('nothing to show');
  return renderPage(<AllowanceAnswer choice={choice} answer={answer} />, {
    locale,
    messages: ['information-checked-baggage', 'fare-conditions', 'club-card', 'code'],
  });
}

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
    const row = screen.getByRole('row', { name: /Each extra bag/ });
    expect(row.textContent).toMatch(/CNY\s1,000/);
  });

  it('leads to the page where extra bags are bought online, on every way', () => {
    for (const to of ['LHR', 'PEK']) {
      show(`from=PVG&to=${to}&fare=lite`);
      const buy = screen.getByRole('link', {
        name: textOf('en', 'information-checked-baggage.buy'),
      });
      expect(buy.getAttribute('href')).toBe('/order/equityOrder?extra=EXTRA_BAG');
      cleanup();
    }
  });

  it('warns where the fare has none', () => {
    show('from=PVG&to=LHR&fare=lite', 'ja');
    expect(screen.getByRole('status').textContent).toContain('無料のお預け手荷物はありません');
    expect(
      screen.getByText(/オンライン、お電話、チェックインカウンターのいずれでも、同じ料金/),
    ).toBeTruthy();
  });
});

describe('a prediction', () => {
  it('is not ventured where only the gateway can say what is wrong', () => {
    expect(predictAllowance(asked('from=PVG&to=SHA'), AIRPORTS)).toBeNull();
    expect(predictAllowance(asked('from=PVG&to=ZZZ'), AIRPORTS)).toBeNull();
  });
});
