import { createContext } from 'react';
import type { ReaderRatesFragment } from './reader-rates.gen.ts';

/** The rates of the page; without them nothing is approximated. */
export const ReaderRates = createContext<ReaderRatesFragment | null>(null);
