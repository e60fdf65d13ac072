import type { DocumentNode } from 'graphql';
import { Failed, type Fault, NotShown } from './fault.ts';
import type { Run } from './run.ts';
import type { Result, Statement } from './statement.ts';

async function brokenBy(statement: Statement, run: Run): Promise<readonly Fault[]> {
  try {
    return await statement.broken(run);
  } catch (thrown) {
    if (thrown instanceof Failed) return thrown.faults;
    if (thrown instanceof NotShown) throw thrown;
    return [
      { asked: statement.name, came: String(thrown), expected: 'an answer that can be read' },
    ];
  }
}

function leftOut(run: Run, documents: readonly DocumentNode[]): string | null {
  for (const document of documents) {
    const why = run.scope.leftOut(document);
    if (why) return why;
  }
  return null;
}

/** Looks at a statement. */
export async function resultOf(statement: Statement, run: Run): Promise<Result> {
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
}

/**
 * Looks at statements, one after the other.
 * @param found is told each result
 */
export async function conform(
  run: Run,
  statements: readonly Statement[],
  found: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const statement of statements) {
    const result = await resultOf(statement, run);
    found(result);
    results.push(result);
  }
  return results;
}
