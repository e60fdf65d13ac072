import type { Fault } from './fault.ts';
import type { Question } from './question.ts';
import type { Run } from './run.ts';

/** One thing that a service of the contract keeps, as it is seen from outside. */
export type Statement = {
  readonly name: string;
  /** Where it is written. */
  readonly clause: string;
  /** What is asked; it does not apply where the endpoint does not serve that. */
  readonly asks: readonly Question[];
  /** It needs an endpoint that stores what it receives. A mock does not. */
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
