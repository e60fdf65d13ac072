import type { Locator } from '@playwright/test';
import { AIRLINE_CHANGES_ANCHOR } from '#web/app/components/airline-change/airline-change-paths.ts';
import type { ActorOrAirline } from './traveller.ts';

/** What the airline changed, on the page of an order. */
export const changeCard = ({ page }: ActorOrAirline): Locator =>
  page.locator(`#${AIRLINE_CHANGES_ANCHOR}`).getByRole('region').first();

/** The link of one of the three ways. */
export const way = (reader: ActorOrAirline, action: 'KEEP' | 'MOVE' | 'REFUND'): Locator =>
  changeCard(reader).getByRole('link', {
    name: reader.say('airline-change.way.button', { action }),
  });
