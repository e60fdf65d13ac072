// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Locale } from '#schema/codes/base/locales.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import type { LiveStates } from './seat-facts.ts';
import { ANNA, aSeatMap } from './seat-map.test-support.ts';
import { SeatMap } from './seat-map.tsx';
import { useSeatSentence } from './use-seat-sentence.ts';

type Shown = { chosen?: Record<string, string>; live?: LiveStates; locale?: Locale };

function show(map = aSeatMap(), { chosen = {}, live = null, locale = 'en' }: Shown = {}) {
  const onPress = vi.fn();
  function Page() {
    const words = useSeatSentence(map.passengerSegments.length);
    const seats = new Map(Object.entries(chosen));
    return (
      <SeatMap
        map={map}
        live={live}
        words={words}
        onPress={onPress}
        passengerId="anna"
        chosen={seats}
      />
    );
  }
  renderPage(<Page />, { locale, messages: ['seat-map', 'club-card', 'code', 'code-after-sale'] });
  return onPress;
}
const seat = (name: RegExp) => screen.getByRole('button', { name });
const tabStops = () =>
  screen.getAllByRole('button').filter((button) => button.getAttribute('tabindex') === '0');

test('the map is a grid with headers and one Tab stop', () => {
  show();
  const grid = screen.getByRole('grid', { name: /^Seats/ });
  const letters = within(grid).getAllByRole('columnheader');
  expect(letters.map(({ textContent }) => textContent)).toEqual([...'ABC', 'Row', ...'DEF']);
  const numbers = within(grid).getAllByRole('rowheader');
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['11', '12', '14', '15']);
  expect(tabStops().map((one) => one.dataset.seat)).toEqual(['11A']);
});

test('each seat is a sentence, and one that cannot be had says why', () => {
  const refusals = [{ code: 'NO_CHILDREN' as const, passengerSegment: { id: 'anna' } }];
  const away = [{ code: 'OTHER_CABIN' as const, passengerSegment: { id: 'anna' } }];
  show(
    aSeatMap({
      '11B': { state: 'TAKEN' },
      '11C': { refusals },
      '11D': { refusals: away },
      '11E': { state: 'HELD' },
      '11F': { state: 'BLOCKED' },
    }),
  );
  seat(/^11A, window, standard, CNY\s60, free$/);
  seat(/^11B, middle, standard, taken$/);
  seat(
    /^11C, aisle, standard, not available to this passenger\. This seat isn’t available to children/,
  );
  seat(/^11D, .*in a different cabin$/);
  seat(/^11E, .*being chosen by another passenger$/);
  seat(/^11F, .*not available$/);
  expect(
    screen
      .getAllByRole('button')
      .slice(0, 6)
      .map((one) => one.textContent),
  ).toEqual(['A', '×', '/', '·', '…', '–']);
});

test.each([
  ['en', 'TIER', 0, /^11A, window, standard, CNY\s60, free with the club card, free$/],
  ['en', 'FARE', 0, /^11A, window, standard, included in the fare, free$/],
  ['zh-hk', 'FARE', 0, /^11A，靠窗，標準座位，已包括在票價內，可選$/],
  ['ja', 'FARE', 0, /^11A、窓側、標準席、運賃に含まれています、選択できます$/],
] as const)('a price says why it is lower: %s %s %i', (locale, discountCause, amount, name) => {
  const map = aSeatMap();
  const [first] = map.prices;
  const price = { ...first!.price, discountCause, total: { ...first!.price.total, amount } };
  show({ ...map, prices: [{ ...first!, price }] }, { locale });
  seat(name);
});

test.each([
  ['en', 'PLATINUM', 0, 'CNY\\s60, free with your Platinum card, free$'],
  ['en', 'GOLD', 3000, 'CNY\\s30 with your Gold card, instead of CNY\\s60, free$'],
  ['zh-hk', 'PLATINUM', 0, 'CNY\\s60，憑您的白金卡免費，可選$'],
  ['zh-hk', 'GOLD', 3000, '憑您的金卡只需CNY\\s30（原價CNY\\s60），可選$'],
  ['ja', 'PLATINUM', 0, 'CNY\\s60、プラチナカードにより無料、選択できます$'],
  ['ja', 'GOLD', 3000, 'ゴールドカードでCNY\\s30（通常CNY\\s60）、選択できます$'],
] as const)('a price names the card that lowers it: %s %s %i', (locale, cardTier, amount, said) => {
  const map = aSeatMap({}, [ANNA]);
  const [first] = map.prices;
  const total = { ...first!.price.total, amount };
  const price = { ...first!.price, discountCause: 'TIER' as const, cardTier, total };
  show({ ...map, prices: [{ ...first!, price }] }, { locale });
  seat(new RegExp(`^11A.*${said}`));
});

test('in a party the card may be that of another passenger', () => {
  const map = aSeatMap();
  const [first] = map.prices;
  const price = { ...first!.price, discountCause: 'TIER' as const, cardTier: 'GOLD' as const };
  const total = { ...price.total, amount: 3000 };
  show({ ...map, prices: [{ ...first!, price: { ...price, total } }] });
  seat(/^11A, .*CNY\s30 with the Gold card, instead of CNY\s60, free$/);
});

test('arrows, Home and End move its Tab stop', () => {
  show();
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  tabStops()[0]?.focus();
  press('ArrowRight');
  press('ArrowDown');
  expect(document.activeElement?.getAttribute('data-seat')).toBe('12B');
  press('End');
  expect(tabStops().map((one) => one.dataset.seat)).toEqual(['12F']);
});

test('a seat that is pressed is named, also one that is not free', () => {
  const onPress = show(aSeatMap({ '11B': { state: 'TAKEN' } }));
  fireEvent.click(seat(/^11B/));
  expect(onPress).toHaveBeenCalledWith('11B');
});

test('a chosen seat shows the number of its passenger and says the name', () => {
  show(aSeatMap(), { chosen: { anna: '12C', bo: '12D' } });
  expect(seat(/^12C, .*chosen for LIU\/ANNA$/).textContent).toBe('1');
  expect(seat(/^12D, .*chosen for LIU\/BO$/).textContent).toBe('2');
  expect(tabStops().map((one) => one.dataset.seat)).toEqual(['12C']);
});

test('what is live is newer than the map', () => {
  show(aSeatMap({ '11B': { state: 'TAKEN' } }), { live: new Map([['11C', 'HELD']]) });
  seat(/^11B, .*free$/);
  seat(/^11C, .*being chosen by another passenger$/);
});
