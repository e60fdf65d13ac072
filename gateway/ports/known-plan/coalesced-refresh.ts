/**
 * The same update, shared by those who ask for it at the same time: one is under way, and the next
 * is for all who have asked meanwhile. So what an update reads is never older than the question.
 */
export function coalescedRefresh(update: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    current = update().finally(() => {
      current = null;
    });
    return current;
  };
  const follow = (): Promise<void> => {
    next = null;
    return begin();
  };
  return () => {
    if (current) next ??= current.then(follow, follow);
    return next ?? begin();
  };
}
