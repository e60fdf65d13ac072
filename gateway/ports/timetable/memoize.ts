/**
 * A cache of results by text: at most so many, since visitors may ask about any day. When
 * half of them are new the older half is dropped, except what was used meanwhile.
 */
export function memoize<Answer>(most: number) {
  let young = new Map<string, Answer>();
  let old = new Map<string, Answer>();
  const keep = (key: string, answer: Answer): Answer => {
    if (young.size >= most / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, answer);
    return answer;
  };
  return (key: string, workOut: () => Answer): Answer => {
    const recent = young.get(key);
    if (recent !== undefined) return recent;
    const older = old.get(key);
    return keep(key, older === undefined ? workOut() : older);
  };
}
