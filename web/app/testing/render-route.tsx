import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import {
  type ClientLoaderFunctionArgs,
  createRoutesStub,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  RouterContextProvider,
} from 'react-router';
import { vi } from 'vitest';
import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import { forgetBrowserClient } from '#web/app/apollo/browser-client.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { installServerMessages } from '#web/app/i18n/messages.ts';
import { EVERYWHERE, type PageHandle } from '#web/app/i18n/page.ts';
import { gatewayContext } from '#web/app/session/request-context.ts';
import DataLayout from '#web/app/shell/layouts/data.layout.tsx';
import DefaultLayout from '#web/app/shell/layouts/default.layout.tsx';
import * as localeLayout from '#web/app/shell/layouts/locale.layout.tsx';
import { keepConsoleClean } from './clean-console.ts';
import { messagesOf } from './messages-of.ts';

/** The first page of a file waits until its code is compiled. */
const SLOWEST_MILLISECONDS = 20_000;

/** What a `.route.tsx` exports. */
interface RouteModule {
  default(props: object): ReactNode;
  handle?: PageHandle;
  middleware?: MiddlewareFunction<Response>[];
  loader?(args: LoaderFunctionArgs): unknown;
  clientLoader?(args: ClientLoaderFunctionArgs): unknown;
}

interface RenderRouteOptions {
  /** Its English address, with the query. */
  address: string;
  locale: Locale;
  /** Answers what the page asks, on the server and in the browser. */
  fetch: typeof fetch;
  /** The route inside it, where it has one. */
  inside?: RouteModule;
  /** Opened in the tab of the page before, with all that was typed there. */
  sameTab?: boolean;
  /** The layout between the frame and a page whose loader asks on the server only. */
  layout?: () => ReactNode;
}

// the texts are read from files, as the server has them
installServerMessages((locale, feature) => messagesOf(locale, [feature]));

/**
 * Happy DOM has none. Nothing is sent but what a test sends: a page shows at first what it has
 * loaded.
 */
export class SilentEventSource extends EventTarget {
  /** The connection that the page opened last. */
  static last: SilentEventSource | null = null;
  /** That connection; a page opens it after its first rendering. */
  static opened(): Promise<SilentEventSource> {
    return waitFor(() => {
      if (!SilentEventSource.last) throw new Error('The page has opened no connection yet');
      return SilentEventSource.last;
    });
  }
  constructor() {
    super();
    SilentEventSource.last = this;
  }
  close() {}
  /** What the gateway would send as an event of a subscription. */
  send(data: object) {
    this.dispatchEvent(new MessageEvent('next', { data: JSON.stringify({ data }) }));
  }
}

const inBrowser =
  (middleware: MiddlewareFunction<Response>): MiddlewareFunction =>
  (args, next) =>
    middleware(args, next as () => Promise<Response>);

function stubOf({ default: Component, handle, middleware = [], ...module }: RouteModule) {
  const load = module.clientLoader ?? module.loader;
  return {
    Component,
    handle,
    middleware: middleware.map(inBrowser),
    ...(load && { loader: (args: LoaderFunctionArgs) => load(args as ClientLoaderFunctionArgs) }),
  };
}

/** A page as its user has it. */
export interface RenderedPage {
  /** What is between the frame's header and footer. */
  readonly main: HTMLElement;
  /** The document's title. */
  readonly title: string;
  /** The texts of its first-level headings. */
  readonly headings: readonly string[];
}

/**
 * Renders a whole page as it is in the site: the frame around it, router, the texts that its handle
 * names, and Apollo and Chakra for a page with a browser's loader. Its loader runs and asks
 * `fetch`. Waits until the page or an error page is there.
 */
export async function renderRoute(
  page: RouteModule,
  { address, locale, fetch, inside, layout, sameTab }: RenderRouteOptions,
): Promise<RenderedPage> {
  keepConsoleClean();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('EventSource', SilentEventSource);
  // each page is opened in a tab of its own, unless it says otherwise
  SilentEventSource.last = null;
  if (!sameTab) sessionStorage.clear();
  forgetBrowserClient();
  const { pathname, search } = new URL(address, 'http://site.test');
  const asksInBrowser = page.clientLoader !== undefined;
  const own = {
    ...stubOf(page),
    path: pathname.slice(1),
    ...(inside ? { children: [{ index: true as const, ...stubOf(inside) }] } : {}),
  };
  const Layout = asksInBrowser ? DataLayout : layout;
  const laidOut = Layout ? { Component: Layout, children: [own] } : own;
  const frame = {
    ...stubOf(localeLayout),
    path: ':locale?',
    ErrorBoundary: localeLayout.ErrorBoundary,
    HydrateFallback: () => null,
    children: [{ Component: DefaultLayout, children: [laidOut] }],
  };
  const context = new RouterContextProvider(
    new Map(asksInBrowser ? [] : [[gatewayContext, fetch]]),
  );
  const Site = createRoutesStub([frame], context);
  const { container } = render(
    <IntlProvider
      locale={BCP47[locale]}
      messages={messagesOf(locale, [...EVERYWHERE, ...(page.handle?.messages ?? [])])}
    >
      <Site initialEntries={[localePath(locale, pathname) + search]} />
    </IntlProvider>,
  );
  const rendered = () => {
    const main = container.querySelector('main');
    const headings = [...container.querySelectorAll('h1')].map(({ textContent }) => textContent);
    if (!main || headings.length === 0) throw new Error('The page has no heading yet');
    return { main, title: document.title, headings };
  };
  return waitFor(rendered, { timeout: SLOWEST_MILLISECONDS });
}
