import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { ARTICLE_PAGES } from './site-map/article-pages.ts';

/*
 * Every address of the site (RULES 12.1): the URLs are a contract, so they are listed here and not
 * derived from file names. A page goes under its layout; under `data` when it asks the gateway
 * (that layout brings Apollo and Chakra), under `form` when it has a form and only its loader asks
 * (Chakra alone), else under `plain`.
 */
const data = (id: string, pages: RouteConfigEntry[]) =>
  layout('shell/layouts/data.layout.tsx', { id: `${id}-data` }, pages);

const form = (id: string, pages: RouteConfigEntry[]) =>
  layout('shell/layouts/form.layout.tsx', { id: `${id}-form` }, pages);

const base: Record<'plain' | 'form' | 'data', RouteConfigEntry[]> = {
  plain: [index('routes/home/home.route.tsx')],
  form: [],
  // their forms are all of the page: the top bar gives way to a plain one
  data: [
    route('login', 'routes/account/login/login.route.tsx'),
    route('register', 'routes/account/register/register.route.tsx'),
    route('resetPassword', 'routes/account/reset-password/reset-password.route.tsx'),
  ],
};

/** Forms of members and guests: a member whose session has ended signs in again over them. */
const again = (id: string, pages: RouteConfigEntry[]) =>
  layout('routes/account/guard/reauthenticate.layout.tsx', { id: `${id}-again` }, pages);

/** Pages of members: others are led to the sign-in, and back. */
const auth = (id: string, pages: RouteConfigEntry[]) =>
  layout('routes/account/guard/auth.layout.tsx', { id: `${id}-auth` }, pages);

const AIRCRAFT = ['a320_ceo', 'a320_neo', 'a321_ceo', 'a321_neo', 'b787_9'];

const standard: typeof base = {
  plain: [
    route('guide/airport', 'routes/information/airport/airport.route.tsx'),
    route('aircraftIntroduction', 'routes/aircraft/fleet.route.tsx'),
    ...AIRCRAFT.map((type) =>
      route(`aircraftIntroduction/${type}`, 'routes/aircraft/aircraft-type.route.tsx', {
        id: `aircraft-${type}`,
      }),
    ),
  ],
  form: [route('flightStatus', 'routes/flight-status/search/flight-status.route.tsx')],
  data: [
    route('flightInquiry', 'routes/booking/search/flight-inquiry.route.tsx'),
    again('default', [
      route('flightInquiry/payment', 'routes/booking/payment/payment.route.tsx'),
      route('checkIn', 'routes/check-in/overview/check-in.route.tsx'),
      route('checkIn/choose-seat', 'routes/check-in/choose-seat/choose-seat.route.tsx'),
      route('checkIn/payment-seat', 'routes/check-in/payment-seat/payment-seat.route.tsx'),
      route('changeDate', 'routes/trips/change-date/change-date.route.tsx'),
      route(
        'changeDate/choose-flight',
        'routes/trips/change-date/choose-flight/choose-flight.route.tsx',
      ),
      route('changeDate/ack-date', 'routes/trips/change-date/review/ack-date.route.tsx'),
      route('reserve', 'routes/trips/refunds/request/reserve.route.tsx'),
      route('order/equityOrder', 'routes/trips/extras/extras.route.tsx'),
      route('order/equityOrderDetail', 'routes/trips/extras-order/extras-order.route.tsx'),
    ]),
    route('checkIn/order-result', 'routes/check-in/order-result/order-result.route.tsx'),
    route('flightStatus/details', 'routes/flight-status/flight/flight-status-details.route.tsx'),
    route('order/flightOrder', 'routes/trips/orders/orders.route.tsx'),
    route('order/flightOrderDetail', 'routes/trips/order-detail/order-detail.route.tsx'),
    route('reserve/detail', 'routes/trips/refunds/refund-list/refunds.route.tsx'),
    route('reserve/refund-detail', 'routes/trips/refunds/refund/refund-detail.route.tsx'),
    route('account/undoContact', 'routes/account/undo-contact/undo-contact.route.tsx'),
    auth('default', [
      route('account', 'routes/account/overview/account.route.tsx'),
      route('passengers', 'routes/account/passengers/list/passengers.route.tsx'),
      route('passengers/editPsg', 'routes/account/passengers/edit/edit-passenger.route.tsx'),
      route('passengers/viewPsg', 'routes/account/passengers/view/view-passenger.route.tsx'),
      route('account/editInfo', 'routes/account/edit-info/edit-info.route.tsx'),
      route('checkIn/logged', 'routes/check-in/overview/logged/check-in-logged.route.tsx'),
      route('points', 'routes/account/points/points.route.tsx'),
      route('flightSegment', 'routes/account/flight-segments/flight-segments.route.tsx'),
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
    ...Object.entries(ARTICLE_PAGES).map(([path, module]) =>
      route(path.slice(1), module, { id: `article${path}` }),
    ),
    route('lounges', 'routes/information/lounges/lounges.route.tsx'),
    route('overview', 'routes/information/overview/overview.route.tsx'),
  ],
  form: [
    // the page stays while the answer in it is refetched
    route('checkedBaggage', 'routes/information/checked-baggage/checked-baggage.route.tsx', [
      index('routes/information/checked-baggage/allowance.route.tsx'),
    ]),
  ],
  data: [
    again('has-aside', [
      route(
        'flightInquiry/passengersService',
        'routes/booking/passengers/passengers-service.route.tsx',
      ),
    ]),
  ],
};

const hideAside: typeof base = {
  plain: [],
  form: [],
  data: [
    auth('hide-aside', [
      route(
        'account/editLoginPwd',
        'routes/account/edit-login-password/edit-login-password.route.tsx',
      ),
      route(
        'account/editConsumePwd',
        'routes/account/edit-consumption-password/edit-consumption-password.route.tsx',
      ),
    ]),
  ],
};

export default [
  route('robots.txt', 'search-engines/robots.route.ts'),
  route('sitemap.xml', 'search-engines/sitemap.route.ts'),
  route('build.json', 'shell/build-version.route.ts'),
  route(':locale?', 'shell/layouts/locale.layout.tsx', [
    layout('shell/layouts/base.layout.tsx', [...base.plain, data('base', base.data)]),
    layout('shell/layouts/default.layout.tsx', [
      ...standard.plain,
      form('default', standard.form),
      data('default', standard.data),
    ]),
    layout('shell/layouts/has-aside.layout.tsx', [
      ...hasAside.plain,
      form('has-aside', hasAside.form),
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
