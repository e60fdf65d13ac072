import type { Locator } from '@playwright/test';
import { AIRLINE_CHANGES_ANCHOR } from '#web/app/components/airline-change/airline-change-paths.ts';
import type { Reader } from './reader.ts';

/** What the airline changed, on the page of an order. */
export const changeCard = ({ page }: Reader): Locator =>
  page.locator(`#${AIRLINE_CHANGES_ANCHOR}`).getByRole('region').first();

/** The link of one of the three ways. */
export const way = (reader: Reader, action: 'KEEP' | 'MOVE' | 'REFUND'): Locator =>
  changeCard(reader).getByRole('link', {
    name: reader.say('airline-change.way.button', { action }),
  });
