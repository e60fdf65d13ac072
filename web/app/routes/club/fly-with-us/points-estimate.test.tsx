// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { PointsEstimate } from './points-estimate.tsx';

const show = () =>
  renderPage(<PointsEstimate />, { messages: ['club', 'club-card', 'fare-conditions'] });
const lineOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('what you earn on a flight', () => {
  it('is the points of the fare and those of the card, with status points of the fare alone', async () => {
    await show();
    expect(lineOf('Points from the fare')).toBe('72');
    expect(lineOf('Card bonus')).toBe('21');
    expect(lineOf('Total points')).toContain('93');
    expect(screen.getByText(/1,200 status points and 1 segment count/)).toBeTruthy();
  });

  it('follows the fare, the brand, the card and the birthday', async () => {
    await show();
    const fare = screen.getByRole('textbox', { name: /Base fare/ });
    await userEvent.clear(fare);
    await userEvent.type(fare, '10,000 yuan');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fare' }), 'Business Flex');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your card' }), 'Platinum');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(lineOf('Points from the fare')).toBe('800');
    expect(lineOf('Card bonus')).toBe('400');
    expect(lineOf('Birthday bonus')).toBe('800');
    expect(lineOf('Total points')).toContain('2,000');
  });

  it('is nothing without a fare', async () => {
    await show();
    await userEvent.clear(screen.getByRole('textbox', { name: /Base fare/ }));
    expect(lineOf('Total points')).toMatch(/^0/);
  });
});
