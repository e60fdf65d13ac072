/**
 * Pages of texts, without a visitor in them: their English paths, and the modules of their routes. They are written once
 * at build time, in every language (DESIGN section 6).
 */
export const ARTICLE_PAGES: Readonly<Record<string, string>> = {
  '/planeWiFi': 'routes/service/plane-wifi/plane-wifi.route.tsx',
};
