/** A status machine as data: each state with those it may turn into. */
export type StateMachine<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Whether a state may follow another. The same state again is no transition. */
export const mayMove = <State extends string>(
  machine: StateMachine<State>,
  from: State,
  to: State,
): boolean => machine[from].includes(to);

/** Whether nothing comes after a state. */
export const isFinal = <State extends string>(
  machine: StateMachine<State>,
  state: State,
): boolean => machine[state].length === 0;
