import { idOf } from '#tests/support/mock/mock-fetch.ts';

const passport = (maskedNumber: string, tag: 'ABOUT_TO_EXPIRE' | null, expiresOn: string) => ({
  key: maskedNumber,
  tag,
  document: { type: 'PP', maskedNumber, numberProblem: null, issuingCountry: 'HK', expiresOn },
});

const plain = { nationality: 'HK', phone: null, frequentFlyer: null, locks: [], version: 1 };

/** The member. */
export const TAI_MAN = {
  ...plain,
  id: idOf('FrequentPassenger', 'member'),
  name: 'CHAN/TAIMAN',
  lastName: 'Chan',
  firstName: 'Tai Man',
  title: 'MR',
  gender: 'M',
  dateOfBirth: '1985-03-08',
  typeToday: 'ADT',
  tags: ['SELF'],
  documents: [passport('••••••678', null, '2099-12-31')],
};

/** Someone whose passport ends soon. */
export const MEI_LING = {
  ...plain,
  id: idOf('FrequentPassenger', 'companion'),
  name: 'WONG/MEILING',
  lastName: 'Wong',
  firstName: 'Mei Ling',
  title: 'MS',
  gender: 'F',
  dateOfBirth: '1988-07-21',
  typeToday: 'ADT',
  tags: ['ABOUT_TO_EXPIRE'],
  documents: [passport('••••••789', 'ABOUT_TO_EXPIRE', '2027-02-20')],
};

/** Finds them by their ids, as `node` does. */
export function savedNode({ id }: { id: string }) {
  const found = [TAI_MAN, MEI_LING].find((one) => one.id === id);
  return found ? { __typename: 'FrequentPassenger', ...found } : null;
}
