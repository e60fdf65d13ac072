import {
  buildSchema,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';
import { readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import { ownTypes } from './sdl-rules.ts';

/** A part of the schema: a type, a field, an input field or a value. */
interface Part {
  readonly at: string;
  readonly name: string;
  /** Of a field: what it gives or takes, and whether a list of it. */
  readonly type?: string;
  readonly isList?: boolean;
}

const partsOf = (schema: GraphQLSchema): Part[] =>
  ownTypes(schema).flatMap((type) => {
    const at = (name: string) => `${type.name}.${name}`;
    const values = isEnumType(type) ? type.getValues() : [];
    const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
    const fields = hasFields ? Object.values(type.getFields()) : [];
    return [
      { at: type.name, name: type.name },
      ...values.map(({ name }) => ({ at: at(name), name })),
      ...fields.map((field) => ({
        at: at(field.name),
        name: field.name,
        type: String(getNamedType(field.type)),
        isList: isListType(getNullableType(field.type)),
      })),
    ];
  });

/** One name for one idea: what else it must not be called (glossary in `schema/README.md`). */
const IDEAS: Readonly<Record<string, (part: Part) => boolean>> = {
  'the amount that was seen is `accepted`': ({ name }) => /^accepted./.test(name),
  'what counts changes is `version`': ({ name }) => /^(revision|etag|lockVersion)$/i.test(name),
  'another amount than the one that was seen is AMOUNT_CHANGED': ({ name }) =>
    /PRICE_CHANGED|TOTAL_CHANGED/.test(name),
  'what was changed elsewhere is CHANGED_MEANWHILE': ({ name }) => name === 'PROFILE_CHANGED',
  'a guaranteed price is an offer': ({ name }) => /^QUOTE_(INVALID|EXPIRED)$/.test(name),
  'passengers on flights are `passengerSegments`': ({ name, type, isList }) =>
    type === 'PassengerSegment' && isList === true && name !== 'passengerSegments',
  'what can be paid is named by `payableId`': ({ at }) =>
    /^(Start|Confirm)PaymentInput\.(?!payableId)\w*Id$/.test(at),
  'what is sold besides flights and seats is an extra': ({ name }) => /benefit/i.test(name),
};

const example = buildSchema(`
  type Query { benefits: [PassengerSegment!] offer: Refusal }
  type PassengerSegment { revision: Int }
  input StartPaymentInput { acceptedTotal: Int orderId: ID }
  enum Refusal { PRICE_CHANGED PROFILE_CHANGED QUOTE_EXPIRED }
`);

it.each(Object.entries(IDEAS))('%s', (_idea, isOther) => {
  const others = (schema: GraphQLSchema) => partsOf(schema).filter(isOther);
  expect(others(buildSchema(readTypeDefs().join('\n'))).map(({ at }) => at)).toEqual([]);
  expect(others(example)).not.toEqual([]);
});
