type Entries = Map<string, Response>;

/**
 * Caches as a browser has them, by their names: what each holds, as text by its address without the
 * host.
 */
export function cachedPasses(entries: Record<string, Record<string, string>>): CacheStorage {
  const all = new Map<string, Entries>();
  for (const [name, pages] of Object.entries(entries)) {
    const texts = Object.entries(pages).map(([address, text]) => [address, text] as const);
    all.set(name, new Map(texts.map(([address, text]) => [address, new Response(text)])));
  }
  const find = (cache: Entries, asked: string) =>
    cache.get(asked.replace('https://air.example', ''))?.clone();
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>();
    all.set(name, cache);
    return {
      match: async (asked: string) => find(cache, asked),
      put: async (address: string, page: Response) => void cache.set(address, page),
      addAll: async (files: readonly string[]) => {
        for (const file of files) cache.set(file, new Response(file));
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: string) => [...all.values()].map((one) => find(one, asked)).find(Boolean),
  };
  return caches as unknown as CacheStorage;
}
