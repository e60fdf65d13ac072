import { StyleSheet } from '@react-pdf/renderer';
import { TEXTS, TONES } from '#schema/codes/base/brand-colours.ts';
import { isEastAsian, type Locale } from '#schema/codes/base/locales.ts';

/** The theme's colours on paper. */
export const INK = TEXTS.default.light;
export const ACCENT = TONES.brand.solid.light;
export const PALE_GROUND = TONES.brand.subtle.light;
const QUIET = '#5D5B6B';
export const LINE = '#D9D5DA';

/** Of A4, in points. */
export const PAGE_WIDTH = 595.28;
/** Of the page's side, in points. */
export const MARGIN = 40;
/** Free above the content of every page; the header of the first fills it. */
export const PAGE_TOP = 22;

const SHEET = StyleSheet.create({
  row: { flexDirection: 'row' },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  label: { fontSize: 7, color: QUIET, marginBottom: 1 },
  value: { fontSize: 9 },
  strong: { fontSize: 9, fontWeight: 700 },
  small: { fontSize: 7.5, color: QUIET },
  heading: { fontSize: 11, fontWeight: 700, marginBottom: 6 },
  section: { paddingHorizontal: MARGIN, paddingTop: 10 },
  rule: { borderTopWidth: 0.5, borderTopColor: LINE },
  clock: { fontSize: 17, fontWeight: 700, lineHeight: 1.15 },
  right: { textAlign: 'right' },
});

/** The styles shared by the parts of the receipt. */
export const STYLE = SHEET;

/** Chinese and Japanese get looser lines. */
export const lineHeightOf = (locale: Locale): number => (isEastAsian(locale) ? 1.45 : 1.35);
