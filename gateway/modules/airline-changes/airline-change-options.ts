import {
  type AirlineChangeOption,
  airlineChangeOptions,
} from '#schema/rules/after-sale/airline-change.ts';
import type { AirlineChange } from './airline-change.model.ts';

/** One of the three ways, of a change. */
export type ChangeOption = AirlineChangeOption & { readonly change: AirlineChange };

/** The three ways, always all of them (RULES 8.4). */
export const changeOptions = (change: AirlineChange): ChangeOption[] =>
  airlineChangeOptions(change, change.asOf).map((option) => ({ ...option, change }));
