import { describe, expect, it } from 'vitest';
import { asInGrid, seatAfter } from './grid-moves.ts';

const business = [1, 2].map((row) => ['A', 'C', 'D', 'F'].map((letter) => `${row}${letter}`));
const economy = [6, 7, 8].map((row) => [...'ABCDEF'].map((letter) => `${row}${letter}`));
const grid = [...business, ...economy];
const press = (from: string, key: string, ctrlKey = false) =>
  seatAfter(grid, from, { key, ctrlKey });

describe('a key on a seat leads', () => {
  it.each([
    ['7B', 'ArrowRight', '7C'],
    ['7B', 'ArrowLeft', '7A'],
    ['7B', 'ArrowDown', '8B'],
    ['7B', 'ArrowUp', '6B'],
    ['7C', 'Home', '7A'],
    ['7C', 'End', '7F'],
    ['6C', 'PageDown', '8C'],
    ['8C', 'PageUp', '1C'],
  ])('from %s by %s to %s', (from, key, to) => {
    expect(press(from, key)).toBe(to);
  });

  it('with Control to the ends of the aircraft', () => {
    expect(press('7C', 'Home', true)).toBe('1A');
    expect(press('7C', 'End', true)).toBe('8F');
  });

  it('into another cabin to the nearest letter', () => {
    expect(press('6B', 'ArrowUp')).toBe('2A');
    expect(press('6E', 'ArrowUp')).toBe('2D');
    expect(press('2C', 'ArrowDown')).toBe('6C');
  });

  it('nowhere beyond the ends of a row, nor by another key', () => {
    expect(press('7A', 'ArrowLeft')).toBeNull();
    expect(press('7F', 'ArrowRight')).toBeNull();
    expect(press('7A', 'x')).toBeNull();
    expect(press('99Z', 'ArrowUp')).toBeNull();
  });

  it('as it is seen where the cabin lies along the page, nose at the left', () => {
    const lying = (key: string) => seatAfter(grid, '7B', asInGrid({ key, ctrlKey: false }));
    expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home'].map(lying)).toEqual([
      '8B',
      '6B',
      '7C',
      '7A',
      '7A',
    ]);
  });

  it('to where it is, at the first and the last row', () => {
    expect(press('1A', 'ArrowUp')).toBe('1A');
    expect(press('8F', 'ArrowDown')).toBe('8F');
  });
});
