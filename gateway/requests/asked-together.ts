type Waiting<Answer> = {
  readonly keys: Set<string>;
  readonly answers: Promise<ReadonlyMap<string, Answer>>;
};

/** Loads together what several resolvers of one answer ask for one by one: a list costs as many statements as one of its rows. */
export const askedTogether = <Answer>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
) => {
  let waiting: Waiting<Answer> | null = null;
  const begin = (): Waiting<Answer> => {
    const keys = new Set<string>();
    const answers = Promise.resolve().then(() => {
      waiting = null;
      return load([...keys]);
    });
    return { keys, answers };
  };
  return async (key: string): Promise<Answer | undefined> => {
    waiting ??= begin();
    waiting.keys.add(key);
    return (await waiting.answers).get(key);
  };
};
