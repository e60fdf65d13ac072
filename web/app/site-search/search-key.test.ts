import { expect, it } from 'vitest';
import { searchKey } from './search-key.ts';

const press = (key: string, isComposing = false) => ({ key, nativeEvent: { isComposing } });

it('arrows go round the results', () => {
  expect(searchKey(press('ArrowDown'), 0, 3)).toEqual({ kind: 'move', to: 1 });
  expect(searchKey(press('ArrowDown'), 2, 3)).toEqual({ kind: 'move', to: 0 });
  expect(searchKey(press('ArrowUp'), 0, 3)).toEqual({ kind: 'move', to: 2 });
  expect(searchKey(press('ArrowUp'), -1, 3)).toEqual({ kind: 'move', to: 2 });
});

it('Enter opens the marked result, and nothing where there is none', () => {
  expect(searchKey(press('Enter'), 1, 3)).toEqual({ kind: 'open' });
  expect(searchKey(press('Enter'), -1, 3)).toBeNull();
  expect(searchKey(press('Enter'), 0, 0)).toBeNull();
});

it.each(['Enter', 'ArrowDown', 'ArrowUp'])('%s is left to an input method that composes', (key) => {
  expect(searchKey(press(key, true), 0, 3)).toBeNull();
});

it('letters are the field’s own', () => {
  expect(searchKey(press('a'), 0, 3)).toBeNull();
});
