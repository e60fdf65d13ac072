import { SKIES, type SkyName } from '#schema/rules/sky/sky-name.ts';
import { mix } from './colour.ts';
import { PAINTED } from './skies.ts';
import { AT_NIGHT, skyColours } from './sky-colours.ts';

/** Where no sky is known: without scripts, and before the first one runs. */
const DEFAULT_SKY: SkyName = 'morning';

const block = (selector: string, variables: Record<string, string>): string =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/**
 * How much of the night lies on a sky that is passed, in dark mode: it can still be told from the
 * next one.
 */
const VEIL = 0.88;

/** The skies that a flight goes through, as variables of the page: `--over-noon`. */
const passed = (veil: number): Record<string, string> =>
  Object.fromEntries(
    SKIES.map((name) => [
      `over-${name}`,
      mix(PAINTED[name].stops[1], PAINTED.night.stops[1], veil),
    ]),
  );

/**
 * Light comes from the sky of the nearest element that names one; in dark mode, of the same place
 * at night.
 */
export function skyCss(): string {
  const light = SKIES.map((name) => {
    return block(`[data-sky="${name}"]`, skyColours(name));
  });
  const nights = [...new Set(Object.values(AT_NIGHT))].map((night) => {
    const skies = SKIES.filter((name) => AT_NIGHT[name] === night);
    const selectors = skies.map((name) => `.dark[data-sky="${name}"],.dark [data-sky="${name}"]`);
    return block([...(night === 'night' ? ['.dark'] : []), ...selectors].join(), skyColours(night));
  });
  // before the others: `:root` and an attribute weigh the same
  const start = block(':root', { ...skyColours(DEFAULT_SKY), ...passed(0) });
  const dark = [...nights, block('.dark', passed(VEIL))];
  return `${start}\n${light.join('\n')}\n@media screen{${dark.join('\n')}}\n`;
}
