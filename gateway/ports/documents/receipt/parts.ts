import { Circle, Line, type Styles, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Locale } from '#schema/codes/base/locales.ts';
import { fontsOf } from './fonts.ts';
import {
  ACCENT,
  INK,
  LINE,
  lineHeightOf,
  MARGIN,
  PAGE_TOP,
  PAGE_WIDTH,
  PALE_GROUND,
  STYLE,
} from './style.ts';

type Style = Styles[string];

const NOTCH = 7;

/** The paper of every document in a language. */
export const pageOf = (locale: Locale) =>
  ({
    size: 'A4',
    style: {
      fontFamily: fontsOf(locale),
      fontSize: 9,
      lineHeight: lineHeightOf(locale),
      color: INK,
      paddingTop: PAGE_TOP,
      paddingBottom: 46,
    },
  }) as const;

/** A small label over its value. */
export const fact = (label: string, value: string, style: Style = {}): ReactElement =>
  h(
    View,
    { style },
    h(Text, { style: STYLE.label }, label),
    h(Text, { style: STYLE.value }, value || '–'),
  );

/** The heading of a part, and whether the part begins a page or is never split between two. */
interface Title {
  heading: string;
  onNewPage?: boolean;
  together?: boolean;
}

/** A part of the receipt under its heading. */
export function section(title: string | Title, ...content: ReactNode[]): ReactElement {
  const {
    heading,
    onNewPage = false,
    together = false,
  } = typeof title === 'string' ? { heading: title } : title;
  return h(
    View,
    { style: STYLE.section, break: onNewPage, wrap: !together },
    h(Text, { style: STYLE.heading, minPresenceAhead: 60 }, heading),
    ...content,
  );
}

/** Where a ticket would be torn: a dashed line between two notches. It marks a real document. */
export const perforation = (): ReactElement =>
  h(
    Svg,
    { width: PAGE_WIDTH, height: NOTCH * 2, style: { marginTop: 10 } },
    h(Circle, { cx: 0, cy: NOTCH, r: NOTCH, fill: LINE }),
    h(Circle, { cx: PAGE_WIDTH, cy: NOTCH, r: NOTCH, fill: LINE }),
    h(Line, {
      x1: MARGIN / 2,
      y1: NOTCH,
      x2: PAGE_WIDTH - MARGIN / 2,
      y2: NOTCH,
      stroke: '#A9A4AE',
      strokeWidth: 1,
      strokeDasharray: '1.5 4',
      strokeLinecap: 'round',
    }),
  );

const LINE_OF_TABLE = { paddingVertical: 3.5 };
const DETAIL = { paddingVertical: 0.25 };

/**
 * A line of cells, each as wide as its share; cells from `rightFrom` on are set to the right, a
 * detail is set closer, without a rule.
 */
export const tableRow = (
  cells: readonly string[],
  shares: readonly number[],
  options: { head?: boolean; strong?: boolean; detail?: boolean; rightFrom?: number } = {},
): ReactElement =>
  h(
    View,
    {
      style: [STYLE.row, ...(options.detail ? [DETAIL] : [STYLE.rule, LINE_OF_TABLE])],
      wrap: false,
    },
    ...cells.map((cell, index) => {
      const look = options.head ? STYLE.label : options.strong ? STYLE.strong : STYLE.value;
      const right = index >= (options.rightFrom ?? cells.length) ? STYLE.right : {};
      const place = { flexGrow: shares[index] ?? 1, flexShrink: 1, flexBasis: 0, paddingRight: 6 };
      return h(Text, { key: index, style: [look, right, place] }, cell);
    }),
  );

/** What was paid, in the end. */
export const totalLine = (label: string, amount: string): ReactElement =>
  h(
    View,
    {
      wrap: false,
      style: {
        flexDirection: 'row',
        justifyContent: 'space-between',
        alignItems: 'center',
        backgroundColor: PALE_GROUND,
        borderRadius: 6,
        paddingHorizontal: 11,
        paddingVertical: 5,
        marginTop: 5,
      },
    },
    h(Text, { style: { fontSize: 11, fontWeight: 700 } }, label),
    h(Text, { style: { fontSize: 16, fontWeight: 700, color: ACCENT, lineHeight: 1.2 } }, amount),
  );
