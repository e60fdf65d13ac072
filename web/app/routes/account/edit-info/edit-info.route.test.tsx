// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './edit-info.route.tsx';

const { fetch: made } = mockFetch();
const FIELDS = ['NAME', 'GENDER', 'DATE_OF_BIRTH', 'NATIONALITY', 'DOCUMENT'];

function viewerWith({ state, failure = null }: { state: string; failure?: string | null }) {
  const locked = state === 'AUTHENTICATED' || state === 'UNDER_REVIEW';
  const document = {
    __typename: 'MemberDocument',
    id: 'd1',
    state,
    failure,
    submittedAt: '2026-11-20T08:00:00Z',
    document: {
      __typename: 'IdentityDocument',
      type: 'NI',
      maskedNumber: '••••002X',
      numberProblem: null,
    },
  };
  return {
    __typename: 'Viewer',
    id: 'viewer',
    member: {
      __typename: 'Member',
      id: 'member',
      closesOn: null,
      ownDataUrl: 'https://example.com/account-data/my-data.json',
      agreements: ['MEMBERSHIP', 'PRIVACY'].map((agreement) => ({
        __typename: 'MemberAgreement',
        agreement,
        agreedAt: '2026-11-20T08:00:00Z',
        guardianName: null,
      })),
      profile: {
        __typename: 'MemberProfile',
        version: 1,
        lastName: 'CHAN',
        firstName: 'TAI MAN',
        title: null,
        gender: 'M',
        dateOfBirth: '1990-04-12',
        nationality: 'CN',
        email: 'tai.man@example.com',
        phone: null,
        locale: 'EN',
        documents: [document],
        locks: locked
          ? FIELDS.map((field) => ({ __typename: 'ProfileLock', field, reason: state }))
          : [],
      },
      credentials: {
        __typename: 'MemberCredentials',
        loginPasswordSet: true,
        contacts: [{ __typename: 'MemberContact', kind: 'EMAIL', masked: 't•••@example.com' }],
      },
    },
  };
}
const address = '/account/editInfo';
function shown(state: string, locale: (typeof LOCALES)[number] = 'en', failure?: string) {
  const viewer = viewerWith({ state, ...(failure ? { failure } : {}) });
  return renderRoute(route, { address, locale, fetch: gatewayWith(made, { viewer }) });
}

test.each(LOCALES)(
  'what is authenticated is read-only, and says why and whom to call: %s',
  async (locale) => {
    const { main, title } = await shown('AUTHENTICATED', locale);
    expect(title).toBe(titleOf(locale, textOf(locale, 'account-edit-info.title')));
    expect(main.textContent).toContain(textOf(locale, 'account-edit-info.profile.locked'));
    expect(main.textContent).toContain(textOf(locale, 'account-edit-info.documents.AUTHENTICATED'));
    expect(main.textContent).toContain(BRAND.phone.display);
    const name = screen.getByLabelText(textOf(locale, 'account.lastName'));
    expect(name.matches(':disabled')).toBe(true);
  },
);

test('a passport needs a picture, which is said at its field before the gateway is asked', async () => {
  await shown('FAILED', 'en', 'DATA_DIFFER');
  const type = await screen.findByLabelText('Document');
  fireEvent.change(type, { target: { value: 'PP' } });
  const submit = textOf('en', 'account-edit-info.documents.submit');
  fireEvent.click(screen.getByRole('button', { name: submit }));
  const missing = textOf('en', 'account-edit-info.documents.pictures.missing');
  expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0);
});

test('a document that failed says why, and another one can be submitted', async () => {
  const { main } = await shown('FAILED', 'en', 'DATA_DIFFER');
  expect(main.textContent).toContain(textOf('en', 'account-edit-info.documents.FAILED'));
  expect(main.textContent).toContain('don’t match the document');
  expect(await screen.findByLabelText('Document number')).toBeTruthy();
  expect(screen.getByLabelText(textOf('en', 'account.lastName')).matches(':disabled')).toBe(false);
});

test('a birthday of a minor is refused at its field, with whom to call', async () => {
  await shown('FAILED', 'en', 'DATA_DIFFER');
  for (const [part, value] of [
    ['Day', '1'],
    ['Month', '1'],
    ['Year', String(new Date().getFullYear() - 15)],
  ] as const)
    fireEvent.change(screen.getAllByLabelText(part)[0] as HTMLElement, { target: { value } });
  fireEvent.click(
    screen.getByRole('button', { name: textOf('en', 'account-edit-info.profile.save') }),
  );
  const refusal = await screen.findAllByText(
    /A parent or guardian should call|a parent or guardian should call/,
  );
  expect(refusal[0]?.textContent).toContain(BRAND.phone.display);
});

test('consents, the download and what closing means are on the page', async () => {
  await shown('UNDER_REVIEW');
  const consents = screen.getByRole('region', { name: 'Your agreements' });
  expect(within(consents).getAllByRole('link')).toHaveLength(2);
  const link = screen.getByRole('link', { name: 'Download your data' });
  expect(link.getAttribute('href')).toBe('https://example.com/account-data/my-data.json');
  const closing = screen.getByRole('region', { name: 'Close your account' });
  expect(closing.textContent).toContain(textOf('en', 'account-edit-info.closing.points'));
});
