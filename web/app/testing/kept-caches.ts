type Entries = Map<string, Response>;

/** Caches as a browser has them, by their names; of addresses without a host. */
export function keptCaches(entries: Record<string, Record<string, string>>) {
  const all = new Map<string, Entries>(
    Object.entries(entries).map(([name, pages]) => [
      name,
      new Map(Object.entries(pages).map(([address, text]) => [address, new Response(text)])),
    ]),
  );
  const find = (cache: Entries | undefined, asked: string) =>
    cache?.get(asked.replace('https://air.example', ''))?.clone();
  const caches = {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => ({ match: async (asked: string) => find(all.get(name), asked) }),
    match: async (asked: string) => [...all.values()].map((one) => find(one, asked)).find(Boolean),
  };
  return caches as unknown as CacheStorage;
}
