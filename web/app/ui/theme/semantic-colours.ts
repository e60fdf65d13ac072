import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import {
  GROUNDS,
  LINES,
  type Shade,
  TEXTS,
  TIERS,
  TONES,
  type Tone,
} from '#schema/codes/base/brand-colours.ts';

const token = ({ light, dark }: Shade) => ({ value: { base: light, _dark: dark } });

const tone = ({ solid, contrast, fg, subtle, muted, emphasized, border, focusRing }: Tone) => ({
  solid: token(solid),
  contrast: token(contrast),
  fg: token(fg),
  subtle: token(subtle),
  muted: token(muted),
  emphasized: token(emphasized),
  border: token(border),
  focusRing: token(focusRing),
});

/** The colours that components use: never a hex value, never a step of a palette. */
export const semanticColours = defineSemanticTokens.colors({
  bg: {
    DEFAULT: token(GROUNDS.ground),
    subtle: token(GROUNDS.subtle),
    panel: token(GROUNDS.panel),
    muted: token(GROUNDS.muted),
    inverted: token(GROUNDS.inverted),
    bar: token(GROUNDS.bar),
  },
  fg: {
    DEFAULT: token(TEXTS.default),
    muted: token(TEXTS.muted),
    subtle: token(TEXTS.subtle),
    inverted: token(TEXTS.inverted),
    onBar: token(TEXTS.onBar),
    onBarMuted: token(TEXTS.onBarMuted),
    onBarBrand: token(TEXTS.onBarBrand),
  },
  border: {
    DEFAULT: token(LINES.hairline),
    strong: token(LINES.strong),
    onBar: token(LINES.onBar),
  },
  brand: tone(TONES.brand),
  neutral: tone(TONES.neutral),
  success: tone(TONES.success),
  warning: tone(TONES.warning),
  danger: tone(TONES.danger),
  info: tone(TONES.info),
  club: tone(TONES.club),
  tier: {
    happiness: token(TIERS.happiness),
    silver: token(TIERS.silver),
    gold: token(TIERS.gold),
    platinum: token(TIERS.platinum),
  },
});
