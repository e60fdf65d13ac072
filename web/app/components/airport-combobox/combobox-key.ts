/**
 * What a key does in the field: open the list, move in it, choose, or close it; `prevents` the
 * browser's own doing.
 */
export type ComboboxAction =
  | { readonly kind: 'open' | 'close'; readonly prevents: boolean }
  | { readonly kind: 'move'; readonly to: number; readonly prevents: true }
  | { readonly kind: 'choose'; readonly at: number; readonly prevents: boolean };

type Key = {
  readonly key: string;
  readonly altKey: boolean;
  readonly nativeEvent: { readonly isComposing: boolean };
};

type State = { readonly isOpen: boolean; readonly active: number; readonly count: number };

/**
 * The keys of an editable combobox with a list (APG). None of them counts while an input method is
 * composing, whose Enter and arrows are its own. Tab takes the marked place along and moves on.
 */
export function comboboxKey(event: Key, { isOpen, active, count }: State): ComboboxAction | null {
  if (event.nativeEvent.isComposing) return null;
  const { key } = event;
  if (!isOpen)
    return key === 'ArrowDown' || key === 'ArrowUp' ? { kind: 'open', prevents: true } : null;
  if (key === 'Escape') return { kind: 'close', prevents: true };
  if (key === 'ArrowUp' && event.altKey) return { kind: 'close', prevents: true };
  if (count === 0) return key === 'Enter' ? { kind: 'open', prevents: true } : null;
  if (key === 'ArrowDown')
    return { kind: 'move', to: active + 1 < count ? active + 1 : 0, prevents: true };
  if (key === 'ArrowUp')
    return { kind: 'move', to: active > 0 ? active - 1 : count - 1, prevents: true };
  if (active < 0) return null;
  if (key === 'Enter') return { kind: 'choose', at: active, prevents: true };
  return key === 'Tab' ? { kind: 'choose', at: active, prevents: false } : null;
}
