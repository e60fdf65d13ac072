import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import type { Locale } from '#schema/codes/base/locales.ts';

const IDEOGRAPHIC = /[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]/;
/** What must not begin a line, and what must not end one (JIS X 4051, the common part). */
const NOT_FIRST =
  /^[、。，．：；！？）」』】》〕〉・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％／,.:;!?)%]/;
const NOT_LAST = /[（「『【《〔〈(]$/;

const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * Where a line of Chinese or Japanese may break: between words, never before a closing mark nor
 * after an opening one. The empty strings between the parts make the typesetter break there without
 * a hyphen. Other scripts break at spaces alone.
 */
export function breakable(word: string | null): string[] {
  if (!word || !IDEOGRAPHIC.test(word)) return [word ?? ''];
  const parts: string[] = [];
  for (const { segment } of SEGMENTER.segment(word)) {
    const last = parts.at(-1);
    const glued = last !== undefined && (NOT_FIRST.test(segment) || NOT_LAST.test(last));
    if (glued) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts.flatMap((part, index) => (index === 0 ? [part] : ['', part]));
}

const resolve = createRequire(import.meta.url).resolve;

const FAMILIES = {
  'Instrument Sans': {
    400: resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
    700: resolve('@expo-google-fonts/instrument-sans/700Bold/InstrumentSans_700Bold.ttf'),
  },
  'Noto Sans HK': {
    400: resolve('@expo-google-fonts/noto-sans-hk/400Regular/NotoSansHK_400Regular.ttf'),
    700: resolve('@expo-google-fonts/noto-sans-hk/700Bold/NotoSansHK_700Bold.ttf'),
  },
  'Noto Sans JP': {
    400: resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
    700: resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  },
};

for (const [family, { 400: regular, 700: bold }] of Object.entries(FAMILIES))
  Font.register({
    family,
    fonts: [
      { src: regular, fontWeight: 400 },
      { src: bold, fontWeight: 700 },
    ],
  });

Font.registerHyphenationCallback(breakable);

const HAN_FIRST = {
  en: ['Noto Sans HK', 'Noto Sans JP'],
  'zh-hk': ['Noto Sans HK', 'Noto Sans JP'],
  ja: ['Noto Sans JP', 'Noto Sans HK'],
} as const satisfies Record<Locale, readonly string[]>;

/**
 * The faces of a receipt, each for what those before it lack: the site's own for Latin letters and
 * figures, then that of the language, since Hong Kong and Japan write some characters differently.
 */
export const fontsOf = (locale: Locale): string[] => ['Instrument Sans', ...HAN_FIRST[locale]];
