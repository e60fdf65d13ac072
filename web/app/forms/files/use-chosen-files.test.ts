// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChosenFiles } from './use-chosen-files.ts';

test('a refused file takes no place and does not keep the form from being sent', () => {
  const { result } = renderHook(() => useChosenFiles({ held: [], limit: 2, onChange: () => {} }));
  act(() => result.current.add([new File(['x'], 'note.txt'), new File(['x'], 'big.pdf')]));
  expect([result.current.isFull, result.current.isBusy]).toEqual([true, true]);
  for (const { key } of result.current.chosen) act(() => result.current.refuse(key));
  expect([result.current.isFull, result.current.isBusy]).toEqual([false, false]);
  expect(result.current.chosen.map(({ file }) => file.name)).toEqual(['note.txt', 'big.pdf']);
  act(() => result.current.add([new File(['x'], '1.pdf'), new File(['x'], '2.pdf')]));
  expect(result.current.leftOut).toEqual([]);
  expect(result.current.isFull).toBe(true);
});
