import { describe, expect, test } from 'vitest';
import {
  GROUNDS,
  LINES,
  type Shade,
  TEXTS,
  TIERS,
  TONES,
} from '#schema/codes/base/brand-colours.ts';

/** WCAG's relative luminance of `#RRGGBB`. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const MODES = ['light', 'dark'] as const;
const TEXT = 4.5;
const SHAPE = 3;

const grounds = [GROUNDS.ground, GROUNDS.subtle, GROUNDS.panel];

function expectContrast(name: string, front: Shade, back: Shade, least: number) {
  for (const mode of MODES) {
    const ratio = contrast(front[mode], back[mode]);
    expect(ratio, `${name}, ${mode}: ${ratio.toFixed(2)}`).toBeGreaterThanOrEqual(least);
  }
}

describe('every pair of colours can be read', () => {
  test('text on every ground', () => {
    for (const ground of [...grounds, GROUNDS.muted])
      for (const name of ['default', 'muted', 'subtle'] as const)
        expectContrast(`fg ${name}`, TEXTS[name], ground, TEXT);
    expectContrast('inverted', TEXTS.inverted, GROUNDS.inverted, TEXT);
    for (const name of ['onBar', 'onBarMuted', 'onBarBrand'] as const)
      expectContrast(name, TEXTS[name], GROUNDS.bar, TEXT);
  });

  test.each(Object.entries(TONES))('%s', (name, tone) => {
    expectContrast(`${name} on solid`, tone.contrast, tone.solid, TEXT);
    for (const ground of [...grounds, tone.subtle, tone.muted])
      expectContrast(`${name} fg`, tone.fg, ground, TEXT);
    for (const ground of [tone.subtle, tone.muted])
      expectContrast(`text on ${name}`, TEXTS.default, ground, TEXT);
    for (const ground of grounds) {
      expectContrast(`${name} solid`, tone.solid, ground, SHAPE);
      expectContrast(`${name} border`, tone.border, ground, SHAPE);
      expectContrast(`${name} focus`, tone.focusRing, ground, SHAPE);
    }
  });

  test('outlines of controls and the marks of tiers on every ground', () => {
    for (const ground of grounds) {
      expectContrast('strong line', LINES.strong, ground, SHAPE);
      for (const [name, tier] of Object.entries(TIERS)) expectContrast(name, tier, ground, SHAPE);
    }
  });
});
