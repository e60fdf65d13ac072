import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import type { EVERY_CITY } from '#web/app/scenes/landscape/cities/every-city.ts';

const FILES = import.meta.glob<string>('../drawn/???.gen.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export interface CityScene {
  /** Of the file. */
  readonly address: string;
  /** What stands in the picture. Texts: `scenes`. */
  readonly label: MessageId;
}

/** The landscape of a city by its IATA code; null for one without a drawing. */
export function cityScene(code: string): CityScene | null {
  const address = FILES[`../drawn/${code.toLowerCase()}.gen.svg`];
  return address ? { address, label: `scenes.${code as keyof typeof EVERY_CITY}` } : null;
}
