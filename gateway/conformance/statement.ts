import type { DocumentNode } from 'graphql';
import { Failed, type Fault, NotShown } from './fault.ts';
import type { Question } from './question.ts';
import type { Run } from './run.ts';

/** One thing that a service of the contract keeps, as it is seen from outside. */
export type Statement = {
  readonly name: string;
  /** Where it is written. */
  readonly clause: string;
  /** What is asked; it does not apply where the endpoint does not serve that. */
  readonly asks: readonly Question[];
  /** It shows only where what is sent is kept, so not on a mock. */
  readonly isLive?: boolean;
  /**
   * What breaks it; nothing where it holds.
   * @throws NotShown where the endpoint has nothing by which it would show
   * @throws Failed where a step that it needs was answered wrongly
   */
  broken(run: Run): Promise<readonly Fault[]>;
};

/** What was found of a statement. */
export type Result = Pick<Statement, 'name' | 'clause'> &
  (
    | { readonly outcome: 'PASSED' }
    | { readonly outcome: 'FAILED'; readonly faults: readonly Fault[] }
    | { readonly outcome: 'NOT_APPLICABLE'; readonly why: string }
  );

const brokenBy = async (statement: Statement, run: Run): Promise<readonly Fault[]> => {
  try {
    return await statement.broken(run);
  } catch (thrown) {
    if (thrown instanceof Failed) return thrown.faults;
    if (thrown instanceof NotShown) throw thrown;
    return [
      { asked: statement.name, came: String(thrown), expected: 'an answer that can be read' },
    ];
  }
};

const leftOut = (run: Run, documents: readonly DocumentNode[]): string | null => {
  for (const document of documents) {
    const why = run.scope.leftOut(document);
    if (why) return why;
  }
  return null;
};

/** Looks at a statement. */
export const resultOf = async (statement: Statement, run: Run): Promise<Result> => {
  const { name, clause, asks, isLive } = statement;
  const why = leftOut(
    run,
    asks.map(({ document }) => document),
  );
  if (why) return { name, clause, outcome: 'NOT_APPLICABLE', why };
  if (isLive && (await run.isMadeUp()))
    return { name, clause, outcome: 'NOT_APPLICABLE', why: 'its answers are made up' };
  try {
    const faults = await brokenBy(statement, run);
    return {
      name,
      clause,
      ...(faults.length > 0 ? { outcome: 'FAILED', faults } : { outcome: 'PASSED' }),
    };
  } catch (thrown) {
    return { name, clause, outcome: 'NOT_APPLICABLE', why: (thrown as NotShown).message };
  }
};
