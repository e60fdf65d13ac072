import { globalId } from '#gateway/graphql/global-id.ts';
import { theContact, theMember } from '#gateway/mocks/story/traveller.ts';
import { maskDocumentNumber } from '#gateway/requests/mask.ts';
import type { SubmitDocumentInput, UpdateProfileInput } from '#gateway/resolvers.gen.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { profileLocks } from '#schema/rules/travellers/real-name.ts';

/** What the member of the mock can change of the account. */
export type StoryAccount = {
  /** What was changed in the profile. */
  person: Omit<UpdateProfileInput, 'revision'>;
  revision: number;
  loginPasswordSet: boolean;
  consumptionPasswordSet: boolean;
  email: string;
  phone: string;
  documents: readonly StoryDocument[];
  closesOn: LocalDate | null;
};

type StoryDocument = {
  readonly input: SubmitDocumentInput['document'];
  readonly key: string;
  readonly submittedAt: Date;
};

/** The account as a story begins. */
export const accountAtFirst = (): StoryAccount => ({
  person: {},
  revision: 1,
  loginPasswordSet: true,
  consumptionPasswordSet: false,
  email: theContact().email,
  phone: '+85291234567',
  documents: [],
  closesOn: null,
});

/** A document as the schema shows it: the mock has no office, so it stays under review. */
export const documentView = ({ input, key, submittedAt }: StoryDocument) => ({
  id: globalId('MemberDocument', key),
  state: 'UNDER_REVIEW' as const,
  submittedAt,
  decidedAt: null,
  failure: null,
  document: {
    type: input.type,
    issuingCountry: input.issuingCountry,
    number: null,
    expiresOn: input.expiresOn ?? null,
    maskedNumber: maskDocumentNumber(input.number ?? ''),
    numberProblem: null,
  },
});

/** Names, day of birth and so on as they are now. */
export const personOf = ({ person }: StoryAccount) => {
  const { lastName, firstName, title, gender, dateOfBirth, nationality } = theMember();
  const known = { title: title ?? null, gender, dateOfBirth, nationality, locale: 'en' as const };
  const names = { lastName: lastName.toUpperCase(), firstName: firstName.toUpperCase() };
  return { ...names, ...known, ...person };
};

/** What cannot be changed, while a document is under review. */
export const locksOf = (account: StoryAccount) => {
  const { gender = null, nationality = null } = personOf(account);
  const states = account.documents.map(() => 'UNDER_REVIEW' as const);
  return profileLocks(states, { gender, nationality });
};
