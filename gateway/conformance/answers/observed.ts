import type { Answer } from '#gateway/conformance/answer.ts';
import { readAll } from '#gateway/conformance/cases/read-all.ts';
import { type Fault, faultOf, NotShown } from '#gateway/conformance/fault.ts';
import type { Run } from '#gateway/conformance/run.ts';
import { type MetField, type MetObject, walkAnswer } from '#gateway/graphql/walk-answer.ts';

/** What was met in an answer. */
export type Observed = {
  readonly answer: Answer;
  readonly fields: readonly MetField[];
  readonly objects: readonly MetObject[];
};

/** Answers do not change: each is walked once for all statements. */
const walked = new WeakMap<Answer, Observed>();

function observed(answer: Answer, { scope }: Run): Observed {
  const known = walked.get(answer) ?? {
    answer,
    ...walkAnswer(answer.question.document, answer.data, scope.schema),
  };
  walked.set(answer, known);
  return known;
}

/** All answers of the run so far; at least those to what can be read without changing anything. */
export async function observe(run: Run): Promise<Observed[]> {
  await run.once('what can be read', () => readAll(run));
  return run.answers.map((answer) => observed(answer, run));
}

/** Fields that a check is about, each with its answer. */
export async function fieldFaults(
  run: Run,
  isAbout: (field: MetField) => boolean,
  problem: (field: MetField) => unknown,
): Promise<Fault[]> {
  const met = (await observe(run)).flatMap(({ answer, fields }) =>
    fields.filter(isAbout).map((field) => ({ answer, field })),
  );
  if (met.length === 0) throw new NotShown('no answer has one');
  return met.flatMap(({ answer, field }) => {
    const expected = problem(field);
    const { coordinate, path, value } = field;
    return expected === null
      ? []
      : [faultOf(answer, expected, { [`${coordinate} at ${path.join('.')}`]: value ?? null })];
  });
}
