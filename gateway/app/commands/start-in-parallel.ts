/** Closes what has been opened, if it is something that is closed. */
async function close(opened: object): Promise<void> {
  if ('close' in opened && typeof opened.close === 'function') await opened.close();
}

/**
 * Opens two things at the same time that do not need each other. Where one fails, the other is
 * closed.
 * @throws what the first of them that failed threw
 */
export async function startInParallel<One extends object, Other extends object>(
  one: Promise<One>,
  other: Promise<Other>,
): Promise<[One, Other]> {
  const [first, second] = await Promise.allSettled([one, other]);
  if (first.status === 'rejected') {
    if (second.status === 'fulfilled') await close(second.value);
    throw first.reason;
  }
  if (second.status === 'rejected') {
    await close(first.value);
    throw second.reason;
  }
  return [first.value, second.value];
}
