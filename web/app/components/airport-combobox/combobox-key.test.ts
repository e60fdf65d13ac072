import { describe, expect, it } from 'vitest';
import { comboboxKey } from './combobox-key.ts';

const press = (key: string, extra: { isComposing?: boolean; altKey?: boolean } = {}) => ({
  key,
  altKey: extra.altKey ?? false,
  nativeEvent: { isComposing: extra.isComposing ?? false },
});
const open = { isOpen: true, active: 0, count: 3 };
const closed = { isOpen: false, active: -1, count: 3 };

describe('the keys of the airport field', () => {
  it.each(['Enter', 'ArrowDown', 'ArrowUp', 'Escape', 'Tab'])(
    'leave %s to an input method that is composing',
    (key) => {
      expect(comboboxKey(press(key, { isComposing: true }), open)).toBeNull();
    },
  );

  it('open the list with the arrows, and send the form with Enter while it is closed', () => {
    expect(comboboxKey(press('ArrowDown'), closed)?.kind).toBe('open');
    expect(comboboxKey(press('Enter'), closed)).toBeNull();
  });

  it('go round the list', () => {
    expect(comboboxKey(press('ArrowDown'), { ...open, active: 2 })).toMatchObject({ to: 0 });
    expect(comboboxKey(press('ArrowUp'), open)).toMatchObject({ to: 2 });
    expect(comboboxKey(press('ArrowUp'), { ...open, active: -1 })).toMatchObject({ to: 2 });
  });

  it('choose with Enter, and with Tab, which moves on', () => {
    expect(comboboxKey(press('Enter'), open)).toEqual({ kind: 'choose', at: 0, prevents: true });
    expect(comboboxKey(press('Tab'), open)).toEqual({ kind: 'choose', at: 0, prevents: false });
  });

  it('do not send the form while what was typed finds nothing', () => {
    expect(comboboxKey(press('Enter'), { ...open, active: 0, count: 0 })?.prevents).toBe(true);
  });

  it('close with Escape', () => {
    expect(comboboxKey(press('Escape'), open)?.kind).toBe('close');
    expect(comboboxKey(press('Escape'), closed)).toBeNull();
  });
});
