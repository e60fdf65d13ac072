type Key = {
  readonly key: string;
  readonly nativeEvent: { readonly isComposing: boolean };
};

/**
 * What a key does in the search field: marks another result, opens the marked one, or edits the
 * text (null). None counts while an input method is composing, whose Enter and arrows are its own.
 * @param active which result is marked; -1 for none
 */
export function searchKey(
  { key, nativeEvent }: Key,
  active: number,
  count: number,
): { kind: 'move'; to: number } | { kind: 'open' } | null {
  if (nativeEvent.isComposing || count === 0) return null;
  if (key === 'ArrowDown') return { kind: 'move', to: active + 1 < count ? active + 1 : 0 };
  if (key === 'ArrowUp') return { kind: 'move', to: active > 0 ? active - 1 : count - 1 };
  return key === 'Enter' && active >= 0 ? { kind: 'open' } : null;
}
