// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#schema/codes/base/locales.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { CabinPlan } from './cabin-plan.tsx';
import { aPlannedAircraft } from './plan.test-support.ts';
import { PlanLegend } from './plan-legend.tsx';
import { PlanTable } from './plan-table.tsx';

const show = (element: React.ReactNode, locale: Locale = 'en') =>
  renderPage(element, { locale, messages: ['cabin-plan'] });

describe('the drawing', () => {
  it('is one picture with a name, and says nothing else aloud', () => {
    const { container } = show(<CabinPlan aircraft={aPlannedAircraft()} />);
    expect(screen.getByRole('img', { name: /^Cabin plan of the Airbus A320neo/ })).toBeTruthy();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('uses a drawing of its own for each kind of row, at the place of each row', () => {
    const { container } = show(<CabinPlan aircraft={aPlannedAircraft()} />);
    const rows = [...container.querySelectorAll('[data-cabin="ECONOMY"] > use')];
    expect(rows.map((row) => row.getAttribute('x'))).toEqual(['900', '1000', '1100', '1300']);
    expect(new Set(rows.map((row) => row.getAttribute('href'))).size).toBe(3);
    for (const use of container.querySelectorAll('use')) {
      const id = use.getAttribute('href')?.slice(1) ?? '';
      expect(container.querySelector(`[id="${id}"]`), id).toBeTruthy();
    }
  });

  it('numbers every row, and letters the first ones behind a wall or a door', () => {
    const { container } = show(<CabinPlan aircraft={aPlannedAircraft()} />);
    const texts = [...container.querySelectorAll('text')].map((text) => text.textContent);
    expect(texts.filter((text) => /\d/.test(text ?? ''))).toEqual([
      '1',
      '2',
      '11',
      '12',
      '14',
      '15',
    ]);
    expect(texts.filter((text) => text === 'A')).toHaveLength(3);
  });

  it('shows exits on both sides, and the two seats with a sign in front', () => {
    const { container } = show(<CabinPlan aircraft={aPlannedAircraft()} />);
    expect(container.querySelectorAll('[data-kind="DOOR"]')).toHaveLength(4);
    expect(container.querySelectorAll('[data-kind="EXIT_ROW"]')).toHaveLength(6);
    expect(container.querySelectorAll('[data-kind="BASSINET"]')).toHaveLength(1);
  });
});

it('the legend says every sign in words', () => {
  show(<PlanLegend aircraft={aPlannedAircraft()} />);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toContain('Exit-row seat with extra legroom');
  expect(items).toHaveLength(7);
});

/** The rows of the table as they are read: a space that does not break is a space. */
const rows = () =>
  screen.getAllByRole('row').map(({ textContent }) => ({
    textContent: textContent?.replaceAll('\u00a0', ' '),
  }));

describe('the table', () => {
  it('says of each cabin what the drawing shows, and counts the seats', () => {
    show(<PlanTable aircraft={aPlannedAircraft()} />);
    const [, business, economy, total] = rows();
    expect(business?.textContent).toBe('Business1 to 22–297 cm (38 in)53 cmNoneNone8');
    expect(economy?.textContent).toBe('Economy11 to 15, except 133–374 cm (29 in)46 cm1511B24');
    expect(total?.textContent).toContain('32');
  });

  it('speaks the user’s language', () => {
    show(<PlanTable aircraft={aPlannedAircraft()} />, 'zh-hk');
    expect(screen.getByRole('rowheader', { name: '經濟客位' })).toBeTruthy();
    expect(screen.getByText('第11至15\u2060排（不設第13排）')).toBeTruthy();
  });
});
