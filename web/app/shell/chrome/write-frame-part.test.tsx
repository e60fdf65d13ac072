import { renderToString } from 'react-dom/server';
import { createIntl, IntlProvider } from 'react-intl';
import { StaticRouter } from 'react-router';
import { afterAll, expect, it, vi } from 'vitest';
import { BCP47, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import routes from '#web/app/routes.ts';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { pagePaths } from '#web/vite/page-paths.ts';

vi.stubGlobal('__PAGE_PATHS__', pagePaths(routes));
afterAll(() => vi.unstubAllGlobals());
const { Header } = await import('./header.tsx');
const { Footer } = await import('./footer.tsx');
const { SITE_PARTS } = await import('#web/app/site-map/site-map.ts');
const { FrameWriter } = await import('./frame-part.ts');
const { writeFramePart } = await import('./write-frame-part.server.tsx');

type Writer = typeof writeFramePart | null;

/** The frame of an address; without a writer as React renders it in the browser. */
const frame = (locale: Locale, address: string, writer: Writer) =>
  renderToString(
    <IntlProvider locale={BCP47[locale]} messages={messagesOf(locale, ['shell', 'format'])}>
      <FrameWriter value={writer}>
        <StaticRouter location={address}>
          <Header />
          <Footer />
        </StaticRouter>
      </FrameWriter>
    </IntlProvider>,
  );

const PATHS = ['/', '/planeWiFi', '/privacyPolicy', '/PLANEWIFI', '/order/flightOrderDetail?a=b'];

it.each(
  LOCALES.flatMap((locale) =>
    PATHS.map((path): [string, Locale] => [localePath(locale, path), locale]),
  ),
)('%s has the frame that the browser renders, the first time and the second', (address, locale) => {
  const rendered = frame(locale, address, null);
  expect(rendered.match(/data-discover="true"/g)?.length).toBeGreaterThan(80);
  expect(frame(locale, address, writeFramePart)).toBe(rendered);
  expect(frame(locale, address, writeFramePart)).toBe(rendered);
});

it('a part is rendered once, and again where one of its links leads to the page', () => {
  const Content = vi.fn(() => <i>content</i>);
  const intl = createIntl({ locale: 'en' });
  const write = (pathname: string) =>
    writeFramePart({ name: 'counted', parts: SITE_PARTS, content: <Content />, intl, pathname });
  for (const pathname of ['/order', '/checkIn', '/ORDER', '/order']) write(pathname);
  expect(Content).toHaveBeenCalledTimes(1);
  write('/planeWiFi');
  write('/planewifi');
  expect(Content).toHaveBeenCalledTimes(2);
  write('/ja/order');
  expect(Content).toHaveBeenCalledTimes(3);
});

it('what one visitor has asked for is in no page of another', () => {
  const [hers, his] = ['order=hers', 'order=his'];
  const page = (query: string) => frame('en', `/order/flightOrderDetail?${query}`, writeFramePart);
  expect(page(hers)).toContain(hers);
  const next = page(his);
  expect(next).toContain(his);
  expect(next).not.toContain(hers);
});
