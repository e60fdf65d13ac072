import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { Makings } from '#gateway/mocks/story/orders/place-order.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import { theFamily } from '#gateway/mocks/story/traveller.ts';
import { maskDocumentNumber } from '#gateway/requests/mask.ts';
import type {
  AddFrequentPassengerErrorCode,
  FrequentPassengerInput,
} from '#gateway/resolvers.gen.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import {
  passengerListProblem,
  savedDocumentProblems,
} from '#schema/rules/club/frequent-passengers.ts';
import { ageBandOn } from '#schema/rules/travellers/age-band.ts';
import { nameProblem, ticketName } from '#schema/rules/travellers/names.ts';
import { passengerTags } from '#schema/rules/travellers/passenger-tags.ts';
import type { Companion } from './companion.model.ts';

type Kept = Pick<Makings, 'story' | 'ids'>;
type Fault = { readonly code: AddFrequentPassengerErrorCode; readonly path: string[] };

/** The key of the member's own entry, which stays. */
export const SELF = 'self';

/** The passengers with whom a story begins: the member, and the companion of the next journey. */
export const leaveCompanions = ({ companions }: Story, now: Date): void => {
  const [self, companion] = theFamily(addDays(commercialDay(now), 1));
  for (const [key, one] of [
    [SELF, self],
    ['companion', companion],
  ] as const) {
    if (!one) continue;
    const { key: _, type: __, document, accompanyingAdultKey: ___, ...person } = one;
    const number = document.number ?? '';
    companions.set(key, { ...person, documents: [{ ...document, key: `${key}.1`, number }] });
  }
};

const phoneOf = ({ phone }: Companion): string | null =>
  phone ? `+${phone.areaCode}${phone.number}` : null;
const isoDay = (day: LocalDate | null | undefined): LocalDate | null => day ?? null;

/** A saved passenger as the schema shows it; null where there is none. */
export const companionView = ({ companions }: Story, key: string, now: Date) => {
  const found = companions.get(key);
  if (!found) return null;
  const today = commercialDay(now);
  const band = ageBandOn(found.dateOfBirth, today);
  const days = found.documents.map(({ expiresOn }) => isoDay(expiresOn));
  const best = days.includes(null) ? null : (days.toSorted().at(-1) ?? null);
  const tagOf = (expiresOn: LocalDate | null) =>
    passengerTags({ isSelf: false, expiresOn }, today)[0] ?? null;
  return {
    ...{ ...found, id: globalId('FrequentPassenger', key), name: ticketName(found), locks: [] },
    ...{ phone: phoneOf(found), frequentFlyer: found.frequentFlyer ?? null },
    typeToday: band === 'ADT' || band === 'CHD' || band === 'INF' ? band : null,
    tags: passengerTags({ isSelf: key === SELF, expiresOn: best }, today),
    documents: found.documents.map(({ number, key: name, ...document }) => ({
      key: name,
      document: { ...document, maskedNumber: maskDocumentNumber(number), number: null },
      tag: tagOf(isoDay(document.expiresOn)),
    })),
  };
};

/** Everyone the member has saved: the member first. */
export const companionsOf = (story: Story, now: Date) =>
  [...story.companions.keys()].flatMap((key) => companionView(story, key, now) ?? []);

/** What is typed with the numbers of the saved documents that it keeps, or what is wrong with it. */
const read = (
  { story, ids }: Kept,
  key: string | null,
  typed: FrequentPassengerInput,
  now: Date,
): { readonly companion: Companion; readonly faults: readonly Fault[] } => {
  const before = key ? story.companions.get(key) : undefined;
  const documents = typed.documents.map((document) => {
    const saved = before?.documents.find((one) => one.key === document.key);
    const number = document.number ?? saved?.number ?? '';
    return { ...document, key: saved?.key ?? ids.uuid(now), number };
  });
  const others = [...story.companions].flatMap(([name, one]) =>
    name === key ? [] : one.documents,
  );
  const today = commercialDay(now);
  const names = (['lastName', 'firstName'] as const).flatMap((field): Fault[] => {
    const problem = nameProblem(typed[field]);
    const code = problem === 'NAME_CHARACTERS_INVALID' ? 'NAME_LETTERS_ONLY' : problem;
    return code ? [{ code, path: ['passenger', field] }] : [];
  });
  const wrong = savedDocumentProblems({ documents, dateOfBirth: typed.dateOfBirth, others }, today);
  const faults = wrong.map(({ code, index }) => ({
    code,
    path: ['passenger', 'documents', ...(index === null ? [] : [String(index)])],
  }));
  return { companion: { ...typed, documents }, faults: [...names, ...faults] };
};

/** Saves another passenger. */
export const addCompanion = (kept: Kept, typed: FrequentPassengerInput, now: Date) => {
  const { story, ids } = kept;
  const full = passengerListProblem(story.companions.size);
  const { companion, faults } = read(kept, null, typed, now);
  const userErrors = full ? [{ code: full, path: ['passenger'] }] : faults;
  if (userErrors.length > 0) return { frequentPassenger: null, userErrors };
  const key = ids.uuid(now);
  story.companions.set(key, companion);
  return { frequentPassenger: companionView(story, key, now), userErrors };
};

const notFound = [{ code: 'FREQUENT_PASSENGER_NOT_FOUND', path: ['frequentPassengerId'] }];

/** Replaces a saved passenger as a whole. */
export const updateCompanion = (
  kept: Kept,
  id: string,
  typed: FrequentPassengerInput,
  now: Date,
) => {
  const { story } = kept;
  const key = keyOf('FrequentPassenger', id) ?? '';
  if (!story.companions.has(key)) return { frequentPassenger: null, userErrors: notFound };
  const { companion, faults } = read(kept, key, typed, now);
  if (faults.length === 0) story.companions.set(key, companion);
  return { frequentPassenger: companionView(story, key, now), userErrors: faults };
};

/** Removes a saved passenger. */
export const removeCompanion = ({ companions }: Story, id: string) => {
  const key = keyOf('FrequentPassenger', id) ?? '';
  if (!companions.has(key)) return { removedId: null, userErrors: notFound };
  if (key === SELF) {
    const userErrors = [{ code: 'SELF_STAYS', path: ['frequentPassengerId'] }];
    return { removedId: null, userErrors };
  }
  companions.delete(key);
  return { removedId: id, userErrors: [] };
};
