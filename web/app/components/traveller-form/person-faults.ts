import { memberNumberProblem } from '#schema/rules/travellers/frequent-flyer.ts';
import { identityProblems } from '#schema/rules/travellers/identity-holder.ts';
import { NAME_PARTS, nameProblems } from '#schema/rules/travellers/names.ts';
import { type Fault, faultAt, requiredAt } from './fault.ts';
import { phoneFault } from './phone-check.ts';
import { chosenType, type DocumentValues, type PersonValues } from './traveller-values.ts';

const frequentFlyerFaults = (at: string, { airline, number }: PersonValues['frequentFlyer']) =>
  airline === '' && number.trim() === ''
    ? []
    : [
        ...requiredAt(`${at}.airline`, airline),
        ...faultAt(`${at}.number`, memberNumberProblem(number, airline)),
      ];

/**
 * Everything wrong with a person apart from age and documents, by the rules that the gateway
 * applies (RULES 2.9 to 2.16).
 */
export function personFaults(at: string, values: PersonValues): Fault[] {
  const { gender, nationality, phone } = values;
  const names = nameProblems(values);
  return [
    ...NAME_PARTS.flatMap((part) => faultAt(`${at}.${part}`, names[part])),
    ...requiredAt(`${at}.gender`, gender),
    ...requiredAt(`${at}.nationality`, nationality),
    ...frequentFlyerFaults(`${at}.frequentFlyer`, values.frequentFlyer),
    ...(phone.number.trim() ? faultAt(`${at}.phone.number`, phoneFault(phone)) : []),
  ];
}

/** What the number of an identity card says against the rest of what its holder filled in. */
export function identityFaults(
  at: string,
  { type, number }: Pick<DocumentValues, 'type' | 'number'>,
  holder: Pick<PersonValues, 'dateOfBirth' | 'gender'>,
): Fault[] {
  const chosen = chosenType(type);
  if (!chosen) return [];
  const { dateOfBirth, gender } = identityProblems({
    type: chosen,
    number,
    dateOfBirth: holder.dateOfBirth,
    gender: holder.gender,
  });
  return [...faultAt(`${at}.dateOfBirth`, dateOfBirth), ...faultAt(`${at}.gender`, gender)];
}
