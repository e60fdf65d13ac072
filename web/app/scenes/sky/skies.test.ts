import { describe, expect, it } from 'vitest';
import { SKIES } from '#schema/rules/sky/sky-name.ts';
import { contrast, type Hex, mix } from './colour.ts';
import { PAINTED } from './skies.ts';
import { AT_NIGHT, skyColours } from './sky-colours.ts';
import { skyCss } from './sky-css.ts';

/** How much of a scrim lies under text at least, on the home page. */
const SCRIM = { hero: 0.5, poster: 0.82 };

function papers(name: (typeof SKIES)[number]): Hex[] {
  const colours = skyColours(name);
  return [
    'sky-1',
    'sky-2',
    'sky-3',
    'sky-4',
    'layer-1',
    'layer-2',
    'layer-3',
    'layer-4',
    'layer-5',
  ].map((paper) => colours[paper] as Hex);
}

describe.each(SKIES)('the sky %s', (name) => {
  it('lets text on its scrim be read, whatever paper is below', () => {
    const { ink, scrim } = skyColours(name);
    for (const paper of papers(name))
      expect(contrast(ink as Hex, mix(paper, scrim as Hex, SCRIM.hero))).toBeGreaterThanOrEqual(
        4.5,
      );
  });

  it('lets white text be read at the foot of a poster, be it on snow', () => {
    const foot = mix('#ffffff', PAINTED[name].near, SCRIM.poster);
    expect(contrast('#ffffff', foot)).toBeGreaterThanOrEqual(4.5);
  });

  it('has layers that differ from one another, and get darker as they come near', () => {
    const layers = [1, 2, 3, 4, 5].map((layer) => skyColours(name)[`layer-${layer}`] as Hex);
    for (const [index, layer] of layers.slice(1).entries())
      expect(contrast(layer, '#ffffff')).toBeGreaterThan(contrast(layers[index] as Hex, '#ffffff'));
  });

  it('is in the style sheet, and in dark mode is a sky without the sun', () => {
    expect(skyCss()).toContain(`[data-sky="${name}"]{`);
    expect(skyCss().indexOf(`[data-sky="${name}"]{`)).toBeGreaterThan(
      skyCss().lastIndexOf(':root{'),
    );
    expect(skyCss()).toContain(`.dark [data-sky="${name}"]`);
    expect(PAINTED[AT_NIGHT[name]].bright).toBe(false);
  });
});
