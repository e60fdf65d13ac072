import { getOperationAST, Kind, parse, type SelectionSetNode } from 'graphql';
import { expect, it } from 'vitest';
import { graphiqlTabs } from './graphiql-tabs.ts';
import { readAnswers, shortened } from './recorded-answers.ts';

const { tabs } = graphiqlTabs(new Date('2026-11-20T08:00:00Z'));
const answers = readAnswers();

/** The fields that a selection names and an answer lacks. */
function lacking(set: SelectionSetNode, answer: unknown, at: string): string[] {
  if (Array.isArray(answer)) return answer.flatMap((one) => lacking(set, one, at));
  if (typeof answer !== 'object' || answer === null) return [];
  return set.selections.flatMap((one) => {
    if (one.kind !== Kind.FIELD) return [];
    const name = one.alias?.value ?? one.name.value;
    if (!(name in answer)) return [`${at}.${name}`];
    const below = Reflect.get(answer, name);
    return one.selectionSet ? lacking(one.selectionSet, below, `${at}.${name}`) : [];
  });
}

it('each example has an answer, and no other has one', () => {
  expect(Object.keys(answers).toSorted()).toEqual(tabs.map(({ title }) => title).toSorted());
});

it.each(tabs)('that of $title has every field that is asked for: else record it again', (tab) => {
  const set = getOperationAST(parse(tab.query))?.selectionSet;
  expect(set && lacking(set, answers[tab.title], tab.title)).toEqual([]);
  expect(JSON.stringify(answers[tab.title])).not.toMatch(/"userErrors":\[\{|localhost/);
});

it('of a list the beginning is shown', () => {
  expect(shortened({ a: [{ b: [1, 2, 3] }, 2, 3], c: null })).toEqual({
    a: [{ b: [1, 2] }, 2],
    c: null,
  });
});
