import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import { PUBLIC_FIELDS } from '#gateway/graphql/public-fields.ts';
import {
  idsOfNoNode,
  listsWithNulls,
  misnamed,
  misnamedInputs,
  unconventionalMutations,
  undescribed,
  unruledMutations,
} from './sdl-rules.ts';

const schema = buildSchema(readTypeDefs().join('\n'));
const breach = buildSchema(`
  type Query { Bad_field(thing: String): [String] }
  type Mutation { doIt(a: Int): String }
  input Things { a: Int }
  enum E { lower }
  type Way { id: ID! }
`);

describe('the SDL', () => {
  it.each([
    ['describes every element', undescribed],
    ['names types in Pascal case, fields in camel case, values in capitals', misnamed],
    ['names a clause in the text of each mutation', unruledMutations],
    ['gives an id to what node finds, and a key to what one answer names', idsOfNoNode],
    ['has no list with nulls among its items', listsWithNulls],
    ['calls inputs by what they are', misnamedInputs],
    ['gives each mutation one input and a payload with user errors', unconventionalMutations],
  ])('%s', (_rule, faults) => {
    expect(faults(schema)).toEqual([]);
    expect(faults(breach)).not.toEqual([]);
  });

  it('says of each public field that it is public, and of no other', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const said = fields.filter(({ description }) => /\bPublic[.;]/.test(description ?? ''));
    expect(said.map(({ name }) => name).sort()).toEqual(Object.keys(PUBLIC_FIELDS).sort());
  });
});
