// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { BENEFIT_LINES } from '#web/app/routes/club/benefit-lines.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { TierComparison } from './tier-comparison.tsx';

const show = () => renderPage(<TierComparison />, { messages: ['club', 'club-card'] });

describe('the comparison of the cards', () => {
  it('has a column for each card and a value for each line', async () => {
    await show();
    expect(screen.getAllByRole('columnheader')).toHaveLength(CARD_TIERS.length);
    expect(screen.getAllByRole('cell')).toHaveLength(CARD_TIERS.length * BENEFIT_LINES.length);
    expect(screen.getByText('12,000 status points or 15 segments')).toBeTruthy();
  });

  it('says in words what a sign shows', async () => {
    await show();
    expect(screen.getAllByText('Included').length).toBeGreaterThan(10);
    expect(screen.getAllByText('Not included').length).toBeGreaterThan(10);
  });

  it('shows the two cards that a user of a small screen chooses, never one twice', async () => {
    await show();
    const first = screen.getByRole('combobox', { name: 'First card to compare' });
    await userEvent.selectOptions(first, 'Platinum');
    const shown = screen
      .getAllByRole('columnheader')
      .filter((header) => header.hasAttribute('data-shown'))
      .map((header) => header.textContent);
    expect(shown).toEqual(['Gold', 'Platinum']);
    const second = screen.getByRole('combobox', { name: 'Second card to compare' });
    const taken = within(second).getByRole('option', { name: 'Platinum' });
    expect(taken.hasAttribute('disabled')).toBe(true);
  });
});
