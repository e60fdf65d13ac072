import { buildSchema, isScalarType, isSpecifiedScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import { PUBLIC_FIELDS } from '#gateway/graphql/public-fields.ts';
import { FAULT_CODES } from '#schema/codes/base/faults.ts';
import {
  idsOfNoNode,
  listsWithNulls,
  misnamed,
  misnamedInputs,
  mutationsForNoOne,
  nodesForNoOne,
  unansweredForGood,
  unconventionalMutations,
  undescribed,
  unexplainedDeprecations,
  unexplainedKeys,
  unexplainedNulls,
  unruledMutations,
} from './sdl-rules.ts';

const schema = buildSchema(readTypeDefs().join('\n'));
/** Forms that their descriptions give whole. */
const WITHOUT_SPECIFICATION = ['IdempotencyKey', 'LocalDateTime', 'LocalTime'];

const example = buildSchema(`
  type Query { Bad_field(thing: String): [String] }
  type Mutation { doIt(a: Int): String doOnce(input: Keyed): String }
  input Things { a: Int }
  input Keyed { idempotencyKey: String }
  enum E { lower "Not in use yet." unused old @deprecated(reason: "No longer used") }
  type Way { id: ID! }
  interface Node { id: ID! }
  type Seen implements Node { id: ID! }
`);

describe('the SDL', () => {
  it.each([
    ['describes every element', undescribed],
    ['names types in Pascal case, fields in camel case, values in capitals', misnamed],
    ['names a clause in the text of each mutation', unruledMutations],
    ['says of each field when it is null', unexplainedNulls],
    ['says of each mutation for whom it is', mutationsForNoOne],
    ['says of each node who sees it', nodesForNoOne],
    ['says what a repeated key does', unexplainedKeys],
    ['gives an id to what node finds, and a key to what one answer names', idsOfNoNode],
    ['says of what is to go until when, and what takes its place', unexplainedDeprecations],
    ['marks what no resolver ever answers as on its way out', unansweredForGood],
    ['has no list with nulls among its items', listsWithNulls],
    ['calls inputs by what they are', misnamedInputs],
    ['gives each mutation one input and a payload with user errors', unconventionalMutations],
  ])('%s', (_rule, faults) => {
    expect(faults(schema)).toEqual([]);
    expect(faults(example)).not.toEqual([]);
  });

  it('names the public specification of each scalar that has one', () => {
    const own = Object.values(createAirlineSchema().getTypeMap())
      .filter(isScalarType)
      .filter((type) => !isSpecifiedScalarType(type) && !type.specifiedByURL);
    expect(own.map(({ name }) => name).sort()).toEqual(WITHOUT_SPECIFICATION);
  });

  it('names each fault in its own description, where a client looks first', () => {
    const named: readonly string[] = schema.description?.match(/`[A-Z_]+`/g) ?? [];
    expect(FAULT_CODES.filter((code) => !named.includes(`\`${code}\``))).toEqual([]);
  });

  it('says of each public field that it is public, and of no other', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const said = fields.filter(({ description }) => /\bPublic[.;]/.test(description ?? ''));
    expect(said.map(({ name }) => name).sort()).toEqual(Object.keys(PUBLIC_FIELDS).sort());
  });
});
