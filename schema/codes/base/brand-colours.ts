/**
 * The colours of the brand, light mode beside dark mode. With `brand.ts`, `brand-mark.ts` and
 * `flower.ts` beside it this is all that a white label changes. Names and pairs are checked for
 * contrast by `web/app/ui/theme/contrast.test.ts` (WCAG 2.2 AA).
 */
export interface Shade {
  light: string;
  dark: string;
}

/** A tone has the same eight steps, so that a component can take any of them. */
export interface Tone {
  /** Fills a button or a mark, with `contrast` on it. */
  solid: Shade;
  contrast: Shade;
  /** Text and icons on the ground, on a panel, and on `subtle` and `muted`. */
  fg: Shade;
  subtle: Shade;
  muted: Shade;
  emphasized: Shade;
  /** An outline with a meaning: 3 to 1 against the background. */
  border: Shade;
  focusRing: Shade;
}

const shade = (light: string, dark: string): Shade => ({ light, dark });

/** Magnolia: the one primary action of a page, and what is chosen. */
const brand: Tone = {
  solid: shade('#A8325F', '#EE9DBB'),
  contrast: shade('#FFFFFF', '#2B0F1C'),
  fg: shade('#982A54', '#F3A9C4'),
  subtle: shade('#FBF0F3', '#35203A'),
  muted: shade('#F6DFE7', '#472743'),
  emphasized: shade('#EDC3D1', '#633457'),
  border: shade('#BF5E84', '#B06A8E'),
  focusRing: shade('#A8325F', '#F3A9C4'),
};

/** Ink: quiet actions, and everything without a meaning of its own. */
const neutral: Tone = {
  solid: shade('#1C1B2E', '#EFECF2'),
  contrast: shade('#FFFFFF', '#1C1B2E'),
  fg: shade('#3B394A', '#D9D5E2'),
  subtle: shade('#F4F1EE', '#29273F'),
  muted: shade('#E9E4E0', '#35334E'),
  emphasized: shade('#D6CFCA', '#46435F'),
  border: shade('#85808C', '#8882A0'),
  focusRing: shade('#A8325F', '#F3A9C4'),
};

/** Jade: good news and lowest prices. */
const success: Tone = {
  solid: shade('#1F7A6B', '#7FCFBD'),
  contrast: shade('#FFFFFF', '#08251F'),
  fg: shade('#17665A', '#8AD6C5'),
  subtle: shade('#EAF5F2', '#1C3340'),
  muted: shade('#D1EAE3', '#214248'),
  emphasized: shade('#A6D6C9', '#2C5B5C'),
  border: shade('#3F9281', '#549C8E'),
  focusRing: shade('#1F7A6B', '#8AD6C5'),
};

/** Amber: look again before you go on. */
const warning: Tone = {
  solid: shade('#8F5A00', '#EDBE6B'),
  contrast: shade('#FFFFFF', '#2A1B02'),
  fg: shade('#7C4E00', '#F0C67B'),
  subtle: shade('#FDF5E4', '#352C34'),
  muted: shade('#F9E6BF', '#473A36'),
  emphasized: shade('#EFCD85', '#63503B'),
  border: shade('#AD7519', '#B08A4A'),
  focusRing: shade('#8F5A00', '#F0C67B'),
};

/** Vermilion: what went wrong, and what cannot be undone. */
const danger: Tone = {
  solid: shade('#B42A12', '#FF9E86'),
  contrast: shade('#FFFFFF', '#350C03'),
  fg: shade('#A52610', '#FFAB96'),
  subtle: shade('#FDF0EC', '#3A2432'),
  muted: shade('#FADDD5', '#4F2C36'),
  emphasized: shade('#F3BBAD', '#6E3A3E'),
  border: shade('#CC5A43', '#C4705F'),
  focusRing: shade('#B42A12', '#FFAB96'),
};

/** Slate: a plain remark. */
const info: Tone = {
  solid: shade('#35578F', '#A6C1F0'),
  contrast: shade('#FFFFFF', '#0E1B33'),
  fg: shade('#2E4D80', '#AFC8F3'),
  subtle: shade('#EFF3FA', '#232B48'),
  muted: shade('#DBE4F3', '#2B3658'),
  emphasized: shade('#B9CAE6', '#3B4A75'),
  border: shade('#6A86B8', '#6F86B8'),
  focusRing: shade('#35578F', '#AFC8F3'),
};

/** Gold: the club. */
const club: Tone = {
  solid: shade('#80591A', '#DDB56D'),
  contrast: shade('#FFFFFF', '#241803'),
  fg: shade('#765216', '#E2BE7C'),
  subtle: shade('#FAF4E8', '#302A35'),
  muted: shade('#F1E4C9', '#413834'),
  emphasized: shade('#DFC793', '#5D4E39'),
  border: shade('#A87B2F', '#A88449'),
  focusRing: shade('#80591A', '#E2BE7C'),
};

export const TONES = { brand, neutral, success, warning, danger, info, club } as const;
export type ToneName = keyof typeof TONES;

/** The flower in the browser's tab, on whatever ground the browser gives it. */
export const FAVICON = '#C4517F';

/** The marks of the card levels (RULES 9.1), shown beside their names. */
export const TIERS = {
  happiness: shade('#A8325F', '#F3A9C4'),
  silver: shade('#6C7180', '#B9BECC'),
  gold: shade('#8A6115', '#DDB56D'),
  platinum: shade('#3B394A', '#E3DFEA'),
} as const;

/** Grounds, text and hairlines. */
export const GROUNDS = {
  ground: shade('#FCFBFA', '#171626'),
  subtle: shade('#F6F3F1', '#1C1B2E'),
  panel: shade('#FFFFFF', '#211F36'),
  muted: shade('#EFEBE8', '#2B2944'),
  inverted: shade('#1C1B2E', '#F1EEF4'),
  bar: shade('#1C1B2E', '#100F1C'),
} as const;

export const TEXTS = {
  default: shade('#1C1B2E', '#F3F0F6'),
  muted: shade('#575463', '#BDB8CA'),
  subtle: shade('#696572', '#A39EB3'),
  inverted: shade('#FFFFFF', '#171626'),
  onBar: shade('#FFFFFF', '#F3F0F6'),
  onBarBrand: shade('#F3A9C4', '#F3A9C4'),
  onBarMuted: shade('#CBC7D6', '#BDB8CA'),
} as const;

export const LINES = {
  hairline: shade('#E5DFDB', '#36334D'),
  strong: shade('#85808C', '#8882A0'),
  onBar: shade('#403E54', '#36334D'),
} as const;
