/** Browsers by what they call themselves. The order matters: most also name those after them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Browser and system of a `user-agent`, for example `Firefox, Windows`: words of a closed list, so
 * that nothing else of the header is stored. Empty where neither is known.
 */
export const parseUserAgent = (userAgent: string | null): string =>
  [BROWSERS, SYSTEMS]
    .map((list) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1])
    .filter((name) => name !== undefined)
    .join(', ');
