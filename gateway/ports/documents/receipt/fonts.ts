import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import type { Locale } from '#schema/codes/base/locales.ts';
import { breakable } from './line-breaks.ts';

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
