import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The examples in the order of their tabs: the journey of a traveller, then the rest. */
export const EXAMPLES = [
  'search-flights',
  'price-calendar',
  'create-offer',
  'create-order',
  'start-payment',
  'order-detail',
  'order-look-up',
  'frequent-passengers',
  'seat-map',
  'keep-changed-flights',
  'itinerary-confirmation',
  'flight-status',
  'flight-status-changed',
  'baggage-allowance',
  'business-rules',
  'airports',
  'aircraft',
] as const;
export type ExampleName = (typeof EXAMPLES)[number];

/** The text of an example: `examples/<name>.graphql`. */
export const exampleText = (name: ExampleName): string =>
  readFileSync(path.join(import.meta.dirname, `examples/${name}.graphql`), 'utf8');
