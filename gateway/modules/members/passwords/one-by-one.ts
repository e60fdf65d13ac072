/**
 * Runs what belongs to one key one after the other, each once the one before has ended, however it
 * ended.
 */
export type OneByOne = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export function oneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    const ended = result.catch(() => {});
    last.set(key, ended);
    void ended.then(() => {
      if (last.get(key) === ended) last.delete(key);
    });
    return result;
  };
}
