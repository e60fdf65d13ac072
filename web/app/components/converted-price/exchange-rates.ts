import { createContext } from 'react';
import type { ReaderRatesFragment } from './exchange-rates.gen.ts';

/** The rates of the page; without them nothing is approximated. */
export const ReaderRates = createContext<ReaderRatesFragment | null>(null);
