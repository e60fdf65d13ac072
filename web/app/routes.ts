import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { ARTICLE_PAGES } from './article-pages.ts';

/*
 * Every address of the site (RULES 12.1): the URLs are a contract, so they are listed here and not derived from file names.
 * A page goes under its layout; under `data` when it asks the gateway (that layout brings Apollo), else under `plain`.
 */
const data = (id: string, pages: RouteConfigEntry[]) =>
  layout('shell/layouts/data.layout.tsx', { id: `${id}-data` }, pages);

const base: { plain: RouteConfigEntry[]; data: RouteConfigEntry[] } = {
  plain: [index('routes/home/home.route.tsx')],
  data: [],
};

const AIRCRAFT = ['a320_ceo', 'a320_neo', 'a321_ceo', 'a321_neo', 'b787_9'];

const standard: typeof base = {
  plain: [
    route('flightStatus', 'routes/flight-status/ask/flight-status.route.tsx'),
    route('guide/airport', 'routes/information/airport/airport.route.tsx'),
    route('aircraftIntroduction', 'routes/aircraft/fleet.route.tsx'),
    ...AIRCRAFT.map((type) =>
      route(`aircraftIntroduction/${type}`, 'routes/aircraft/aircraft-type.route.tsx', {
        id: `aircraft-${type}`,
      }),
    ),
  ],
  data: [
    route('flightInquiry', 'routes/booking/search/flight-inquiry.route.tsx'),
    route('flightInquiry/payment', 'routes/booking/payment/payment.route.tsx'),
    route('flightStatus/details', 'routes/flight-status/flight/flight-status-details.route.tsx'),
    route('order/flightOrderDetail', 'routes/trips/order-detail/order-detail.route.tsx'),
    route('login', 'routes/account/login/login.route.tsx'),
    route('register', 'routes/account/register/register.route.tsx'),
    route('resetPassword', 'routes/account/reset-password/reset-password.route.tsx'),
    layout('shell/layouts/auth.layout.tsx', [
      route('account', 'routes/account/overview/account.route.tsx'),
      route('message/list', 'routes/account/inbox/message-list.route.tsx'),
      route('message/details', 'routes/account/inbox/details/message-details.route.tsx'),
    ]),
    route(
      'itineraryConfirmation',
      'routes/trips/itinerary-confirmation/itinerary-confirmation.route.tsx',
    ),
    route(
      'itineraryConfirmation/details',
      'routes/trips/itinerary-confirmation/details/itinerary-details.route.tsx',
    ),
  ],
};

const hasAside: typeof base = {
  plain: [
    ...Object.entries(ARTICLE_PAGES).map(([path, module]) => route(path.slice(1), module)),
    route('lounges', 'routes/information/lounges/lounges.route.tsx'),
    route('overview', 'routes/information/overview/overview.route.tsx'),
    // the page stays while the answer in it is refetched
    route('checkedBaggage', 'routes/information/checked-baggage/checked-baggage.route.tsx', [
      index('routes/information/checked-baggage/allowance.route.tsx'),
    ]),
  ],
  data: [
    route(
      'flightInquiry/passengersService',
      'routes/booking/passengers/passengers-service.route.tsx',
    ),
  ],
};

const hideAside: typeof base = {
  plain: [],
  data: [],
};

export default [
  route('robots.txt', 'search-engines/robots.route.ts'),
  route('sitemap.xml', 'search-engines/sitemap.route.ts'),
  route('build.json', 'shell/build-version.route.ts'),
  route(':locale?', 'shell/layouts/locale.layout.tsx', [
    layout('shell/layouts/base.layout.tsx', [...base.plain, data('base', base.data)]),
    layout('shell/layouts/default.layout.tsx', [...standard.plain, data('default', standard.data)]),
    layout('shell/layouts/has-aside.layout.tsx', [
      ...hasAside.plain,
      data('has-aside', hasAside.data),
    ]),
    layout('shell/layouts/hide-aside.layout.tsx', [
      ...hideAside.plain,
      data('hide-aside', hideAside.data),
    ]),
    route('site-index.json', 'site-search/site-index.route.ts'),
    route('*', 'shell/not-found.route.tsx'),
  ]),
] satisfies RouteConfig;
