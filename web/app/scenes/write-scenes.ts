/**
 * `npm run generate:scenes`: draws the landscape of each city and season into `drawn/`, and writes
 * the skies as `sky/skies.gen.css`, and what the gateway's documents show.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeLandscapes } from './documents/write-landscapes.ts';
import { EVERY_CITY } from './landscape/cities/every-city.ts';
import { IN_SEASON } from './landscape/cities/in-season.ts';
import { NOWHERE } from './landscape/nowhere.ts';
import { asFile } from './landscape/paper.ts';
import { skyCss } from './sky/sky-css.ts';

const drawn = new URL('drawn/', import.meta.url);
/** Draws every landscape and sky. */
export function generate(): void {
  rmSync(drawn, { recursive: true, force: true });
  mkdirSync(drawn);
  for (const [name, drawing] of Object.entries({ ...EVERY_CITY, ...IN_SEASON, NOWHERE })) {
    const file = `${name.toLowerCase().replaceAll('_', '-')}.gen.svg`;
    writeFileSync(new URL(file, drawn), asFile(drawing));
  }
  writeFileSync(new URL('sky/skies.gen.css', import.meta.url), skyCss());
  writeLandscapes();
}

if (import.meta.main) generate();
