import type { Gender } from '#schema/codes/travellers/genders.ts';
import { nameInTwoParts, type PersonName } from '#schema/rules/travellers/names.ts';

/** Who has bought elsewhere: a name, and what its passport says. */
export type TravellerElsewhere = PersonName & {
  readonly gender: Gender;
  readonly nationality: string;
};

const traveller = (
  lastName: string,
  firstName: string,
  gender: Gender,
  nationality: string,
): TravellerElsewhere => ({
  ...nameInTwoParts({ lastName, firstName }),
  gender,
  nationality,
});

/** Two who travel together, where two do. */
export const PAIRS: readonly (readonly [TravellerElsewhere, TravellerElsewhere])[] = [
  [traveller('Fong', 'Ka Yan', 'F', 'HK'), traveller('Fong', 'Chi Ming', 'M', 'HK')],
  [traveller('Mori', 'Aya', 'F', 'JP'), traveller('Mori', 'Kenta', 'M', 'JP')],
  [traveller('Gu', 'Lan', 'F', 'CN'), traveller('Gu', 'Tao', 'M', 'CN')],
  [traveller('Brown', 'Alice', 'F', 'GB'), traveller('Brown', 'Peter', 'M', 'GB')],
  [traveller('Seo', 'Yuna', 'F', 'KR'), traveller('Seo', 'Minho', 'M', 'KR')],
  [traveller('Lau', 'Sze Man', 'F', 'HK'), traveller('Lau', 'Wing Hong', 'M', 'HK')],
  [traveller('Hara', 'Emi', 'F', 'JP'), traveller('Hara', 'Sota', 'M', 'JP')],
  [traveller('Qian', 'Yue', 'F', 'CN'), traveller('Qian', 'Hao', 'M', 'CN')],
];

/** Who sells them. */
export const SELLERS = ['Harbour Lane Travel', 'Blue Kite Trips', 'Momiji Tours'] as const;
