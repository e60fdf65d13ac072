/**
 * Loads something once for an object that a request has read, however many fields ask for it. It
 * lives as long as the object: what is read again after a change is loaded again.
 */
export function memoPerObject<Value>() {
  const loaded = new WeakMap<object, Promise<Value>>();
  return (owner: object, load: () => Promise<Value>): Promise<Value> => {
    const kept = loaded.get(owner);
    if (kept) return kept;
    const loading = load();
    loaded.set(owner, loading);
    return loading;
  };
}
