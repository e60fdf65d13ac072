import { equalMoney, type Money } from '#schema/rules/base/money.ts';
import type { Answer } from './answer.ts';

/** What broke a statement. */
export type Fault = {
  /** What was asked. */
  readonly asked: string;
  /** What came. */
  readonly came: string;
  /** What was expected. */
  readonly expected: string;
};

const MOST_CHARACTERS = 300;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/**
 * A fault of an answer.
 * @param came the part of the answer that it is about; the whole of it without
 */
export const faultOf = (answer: Answer, expected: unknown, came: unknown = answer.body): Fault => ({
  asked: shown(`${answer.question.name} ${JSON.stringify(answer.variables)}`),
  came: shown(came),
  expected: shown(expected),
});

/**
 * A fault where what came is not what was expected, compared as JSON; none where it is.
 */
export const unlessSame = (answer: Answer, came: unknown, expected: unknown): Fault[] =>
  JSON.stringify(came) === JSON.stringify(expected) ? [] : [faultOf(answer, expected, came)];

/** A step without which a statement cannot be looked at was answered otherwise than it should. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super('an answer is not as expected');
    this.faults = faults;
  }
}

/** An endpoint has nothing by which a statement would show. */
export class NotShown extends Error {
  override readonly name = 'NotShown';
}

/** Null where two amounts are equal, else what the first one is to be. */
export const unlessEqual = (should: Money, is: Money): Money | null =>
  equalMoney(should, is) ? null : should;
