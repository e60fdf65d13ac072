// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SIGNED_IN_HINT } from '#schema/codes/access/signed-in-hint.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { documentIdOf } from '#web/app/apollo/document-id.ts';
import type { MemberInBar } from '#web/app/apollo/member/fetch-member.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { PassengersServiceDocument } from './passengers-service.route.gen.ts';
import * as route from './passengers-service.route.tsx';
import { SavedTravellersDocument } from './saved/saved-travellers.query.gen.ts';

/** Who is signed in; null for a guest. */
const signedIn = vi.hoisted(() => ({ member: null as MemberInBar | null }));
vi.mock('#web/app/shell/member/member-state.ts', async (original) => ({
  ...(await original<object>()),
  currentMember: () => signedIn.member,
}));

const { answerTo, fetch } = mockFetch({ Offer: { party: { adults: 2, children: 0, infants: 0 } } });
const address = '/flightInquiry/passengersService?offer=one';

test.each(LOCALES)(
  'each passenger of the offer has a form, beside the trip: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    expect(headings).toEqual([textOf(locale, 'booking-passengers.heading')]);
    expect(title).toBe(titleOf(locale, textOf(locale, 'booking-passengers.title')));
    const { offer } = answerTo(PassengersServiceDocument);
    expect(main.querySelectorAll('[name$=".lastName"]')).toHaveLength(2);
    for (const { itinerary } of offer?.bounds ?? [])
      expect(main.textContent).toContain(itinerary.segments[0]?.flightNumber);
  },
);

test('members choose saved passengers and save travellers; guests see none of it', async () => {
  const shown = (main: HTMLElement) => ({
    save: main.textContent?.includes(textOf('en', 'booking-passengers-saved.save')),
    choose: main.textContent?.includes(textOf('en', 'booking-passengers-saved.choose')),
  });
  signedIn.member = { firstName: 'Tai Man', unreadMessages: 0 };
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  await waitFor(() => expect(shown(main)).toEqual({ save: true, choose: true }));
  cleanup();
  // the parts have been loaded by now: nothing of them is still on its way
  signedIn.member = null;
  const guest = await renderRoute(route, { address, locale: 'en', fetch });
  expect(shown(guest.main)).toEqual({ save: false, choose: false });
});

test('the saved passengers of a member come with the page, and nothing is asked for after it', async () => {
  signedIn.member = { firstName: 'Tai Man', unreadMessages: 0 };
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${SIGNED_IN_HINT}=1`);
  const saved = { all: 0, afterHeading: 0 };
  let isShown = false;
  const [, hash = ''] = documentIdOf(SavedTravellersDocument).split(':');
  const counting: typeof fetch = (input, init) => {
    if (`${String(input)}${String(init?.body)}`.includes(hash)) {
      saved.all += 1;
      if (isShown) saved.afterHeading += 1;
    }
    return fetch(input, init);
  };
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: counting });
  isShown = true;
  const choose = textOf('en', 'booking-passengers-saved.choose');
  await waitFor(() => expect(main.textContent).toContain(choose));
  expect(saved).toEqual({ all: 1, afterHeading: 0 });
  vi.restoreAllMocks();
});

test('an offer that does not exist leads back to the flights', async () => {
  const empty = gatewayWith(fetch, { offer: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.OFFER')]);
});
