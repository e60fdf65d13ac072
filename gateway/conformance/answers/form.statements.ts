import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { faultOf } from '#gateway/conformance/fault.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import type { MetField } from '#gateway/graphql/walk-answer.ts';
import { fieldFaults, observe } from './observed.ts';
import { SCALAR_FORMS } from './scalar-forms.ts';

const isLeafOf = ({ type, value }: MetField): boolean =>
  value !== null && value !== undefined && !isListType(getNullableType(type));

/** Each scalar by itself, so that the report names the form that is wrong. */
const scalarStatement = ([scalar, clause, name]: readonly [string, string, string]): Statement => ({
  name,
  clause,
  asks: [],
  broken: (run) =>
    fieldFaults(
      run,
      (field) => getNamedType(field.type).name === scalar && isLeafOf(field),
      ({ value }) => (SCALAR_FORMS[scalar]?.(value) ? null : `a ${scalar}`),
    ),
});

const SCALARS = [
  ['DateTime', 'RULES 1.6', 'an instant is in UTC, as ISO 8601 with Z'],
  ['LocalDate', 'RULES 1.6', 'a local day is YYYY-MM-DD, a day that exists, without a zone'],
  ['LocalDateTime', 'RULES 1.6', 'a local day and time is YYYY-MM-DDTHH:MM, without a zone'],
  ['TimeZone', 'RULES 1.6', 'a zone is one of IANA'],
  ['CurrencyCode', 'RULES 5.1', 'a currency is a code of ISO 4217'],
  ['CountryCode', 'schema/sdl/base', 'a country or region is a code of ISO 3166-1'],
  ['URL', 'schema/sdl/base', 'an address is absolute'],
  ['ID', 'schema/sdl/base', 'an id is a text, and not an empty one'],
  ['Int', 'schema/sdl/base', 'an integer is whole and has 32 bits'],
] as const;

/** The form of all answers, whatever they are about. */
export const FORM_STATEMENTS: readonly Statement[] = [
  {
    name: 'each selected field is in the answer',
    clause: 'GraphQL',
    asks: [],
    broken: (run) =>
      fieldFaults(
        run,
        () => true,
        ({ value }) => (value === undefined ? 'the field, or null with an error' : null),
      ),
  },
  {
    name: 'nothing is null that the contract says is never null',
    clause: 'GraphQL',
    asks: [],
    broken: (run) =>
      fieldFaults(
        run,
        ({ type }) => isNonNullType(type),
        ({ value }) => (value === null ? 'a value that is not null' : null),
      ),
  },
  {
    name: 'a list is a list, and an object is an object',
    clause: 'GraphQL',
    asks: [],
    broken: (run) =>
      fieldFaults(
        run,
        ({ value }) => value !== null && value !== undefined,
        ({ type, value }) => {
          const bare = getNullableType(type);
          if (isListType(bare)) return Array.isArray(value) ? null : 'a list';
          const isLeaf = isScalarType(bare) || isEnumType(bare);
          return isLeaf === (typeof value !== 'object') ? null : String(bare);
        },
      ),
  },
  {
    name: 'a value of an enum is one of the contract’s',
    clause: 'RULES 1.2',
    asks: [],
    broken: (run) =>
      fieldFaults(
        run,
        (field) => isEnumType(getNamedType(field.type)) && isLeafOf(field),
        ({ type, value }) => {
          const named = getNamedType(type);
          if (!isEnumType(named) || named.getValue(String(value))) return null;
          return `one of ${named
            .getValues()
            .map((one) => one.name)
            .join(', ')}`;
        },
      ),
  },
  ...SCALARS.map(scalarStatement),
  {
    name: 'no field is made up',
    clause: 'RULES 11.9',
    asks: [],
    isLive: true,
    async broken(run) {
      return (await observe(run)).flatMap(({ answer }) => {
        const { extensions } = (answer.body ?? {}) as { extensions?: { mocked?: object } };
        return extensions?.mocked ? [faultOf(answer, 'no made-up field', extensions.mocked)] : [];
      });
    },
  },
  {
    name: 'one id names one type of object',
    clause: 'schema/sdl/base',
    asks: [],
    async broken(run) {
      const types = new Map<string, string>();
      return (await observe(run)).flatMap(({ answer, objects }) =>
        objects.flatMap(({ type, value: { id } }) => {
          if (typeof id !== 'string') return [];
          const before = types.get(id) ?? type;
          types.set(id, before);
          return before === type ? [] : [faultOf(answer, `${before} ${id}`, `${type} ${id}`)];
        }),
      );
    },
  },
];
