import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

const CJK = {
  '--site-line-tight': '1.35',
  '--site-line-snug': '1.55',
  '--site-line-body': '1.8',
  '--site-tracking-tight': 'normal',
  '--site-tracking-wide': 'normal',
  '--site-measure': '38em',
};
/**
 * Places and headings. Windows has no Ming face for Hong Kong that is drawn for screens: headings
 * are of the work's face there.
 */
const DISPLAY_FIRST = 'Newsreader';
const LATIN_FIRST =
  "'Instrument Sans Variable', 'Instrument Sans Fallback', 'Instrument Sans Android', 'Instrument Sans Linux'";

/** The styles of every page. They go into the static style sheet, not into each document. */
export const globalCss = defineGlobalStyles({
  html: {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    colorPalette: 'brand',
    bg: 'bg',
    color: 'fg',
    lineHeight: 'body',
    scrollPaddingTop: '1rem',
    overflowX: 'clip',
  },
  'html[lang="zh-Hant-HK"]': {
    ...CJK,
    '--site-font': `${LATIN_FIRST}, 'PingFang HK', 'Noto Sans HK', 'Noto Sans CJK HK', 'Microsoft JhengHei', sans-serif`,
    '--site-font-display': `${DISPLAY_FIRST}, 'Songti HK', 'Songti TC', 'Noto Serif HK', 'Noto Serif CJK HK', var(--site-font)`,
  },
  'html[lang="ja"]': {
    ...CJK,
    '--site-font': `${LATIN_FIRST}, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', Meiryo, sans-serif`,
    '--site-font-display': `${DISPLAY_FIRST}, 'Hiragino Mincho ProN', 'Noto Serif JP', 'Noto Serif CJK JP', 'Yu Mincho', serif`,
  },
  'html:is([lang="ja"], [lang="zh-Hant-HK"]) :is(i, em)': { fontStyle: 'normal' },
  'h1, h2, h3, legend, caption': { textWrap: 'balance' },
  'p, li, dt, dd, td, th, label, summary, figcaption': { textWrap: 'pretty' },
  'time, a[href^="tel:"]': { whiteSpace: 'nowrap' },
  body: { display: 'flex', flexDirection: 'column' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'brand.focusRing',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:focus': { outline: 'none' },
  // what takes the focus is not hidden behind a bar at the lower edge
  ':root:has([data-sticky-bar])': {
    '@media (max-width: 63.99em)': { scrollPaddingBottom: '6rem' },
  },
  ':root:has([data-sticky-bar=high])': { scrollPaddingBottom: '8rem' },
  '::selection': { bg: 'brand.emphasized', color: 'fg' },
  '*::placeholder': { color: 'fg.subtle' },
  // a chevron for what unfolds, where it has no icon of its own
  summary: { listStyle: 'none' },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary:not(:has(svg))::after': {
    content: '""',
    display: 'inline-block',
    width: '0.45em',
    height: '0.45em',
    marginInlineStart: '0.6em',
    borderInlineEnd: '1.5px solid',
    borderBottom: '1.5px solid',
    borderColor: 'currentColor',
    verticalAlign: '0.2em',
    transform: 'rotate(45deg)',
    transition: 'transform 200ms',
  },
  'details[open] > summary:not(:has(svg))::after': {
    transform: 'translateY(0.2em) rotate(225deg)',
  },
  'svg.inline': { display: 'inline-block' },
  // What has a name moves to its place on the next page; the rest of the page changes at once and
  // can be touched.
  ':root': { viewTransitionName: 'none' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*)': { animationDuration: '350ms' },
  // the old words have gone before the new ones come, and neither are stretched
  '::view-transition-old(*), ::view-transition-new(*)': {
    height: '100%',
    objectFit: 'none',
    objectPosition: 'left top',
    overflow: 'clip',
  },
  '::view-transition-old(*)': { animationDuration: '120ms' },
  '::view-transition-new(*)': { animationDuration: '230ms', animationDelay: '120ms' },
  '*, *::before, *::after, ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)':
    {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
});
