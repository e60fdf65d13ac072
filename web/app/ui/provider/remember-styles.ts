import { css as serialise } from '@emotion/react';
import type { system } from '#web/app/ui/theme/system.ts';

type System = typeof system;
type Style = Parameters<System['css']>[0];
/** What Emotion takes as it is. */
type Serialised = ReturnType<typeof serialise> & {
  readonly __emotion_styles: true;
  toString(): string;
};

/** More than all screens have; what is made of a visitor's data cannot fill the memory. */
const MOST = 5_000;

/** A number for each style: one object keeps its number, and so do objects of the same text. */
function createNumbering() {
  const ofObject = new WeakMap<object, number>();
  const ofText = new Map<string, number>();
  let last = 0;
  return {
    isFull: () => ofText.size > MOST,
    clear: () => ofText.clear(),
    of(style: object): number {
      const known = ofObject.get(style);
      if (known !== undefined) return known;
      const text = JSON.stringify(style);
      const number = text === '{}' ? 0 : (ofText.get(text) ?? ++last);
      ofText.set(text, number);
      ofObject.set(style, number);
      return number;
    },
  };
}

function rememberByObject<Key extends object, Value>(make: (key: Key) => Value) {
  const made = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** Whether a prop is a style: asked for each prop of each element. Props have the names that the code gives them. */
function rememberByName(ask: System['isValidProperty']): System['isValidProperty'] {
  const known = new Map<string, boolean>();
  return (name) => {
    const answer = known.get(name);
    if (answer !== undefined) return answer;
    if (known.size > MOST) known.clear();
    const asked = ask(name);
    known.set(name, asked);
    return asked;
  };
}

/** Emotion writes a style that lies within another one by its text; it must be the text that the browser makes. */
const asSerialised = (style: object): Serialised => {
  const { name, styles, next } = serialise(style as Parameters<typeof serialise>[0]) as Serialised;
  return {
    name,
    styles,
    ...(next ? { next } : {}),
    __emotion_styles: true,
    toString: () => styles,
  };
};

/**
 * The same system for a server. The last style is what an element says itself, an object that is made for it and not seen again. A style is resolved and serialised once, and not for each element of each page. Class names stay
 * as they are.
 */
export function rememberStyles<Value extends System>(value: Value): Value {
  const numbers = createNumbering();
  const serialised = new Map<string, Serialised>();
  const css = (...parts: Style[]) => {
    const given = parts.slice(0, -1).map((part) => (part ? numbers.of(part) : 0));
    const key = `${given} ${JSON.stringify(parts.at(-1))}`;
    const known = serialised.get(key);
    if (known) return known;
    if (serialised.size > MOST || numbers.isFull()) {
      serialised.clear();
      numbers.clear();
    }
    const style = asSerialised(value.css(...parts));
    serialised.set(key, style);
    return style;
  };
  return {
    ...value,
    css: css as unknown as System['css'],
    isValidProperty: rememberByName(value.isValidProperty),
    cva: rememberByObject((recipe: object) => value.cva(recipe)) as System['cva'],
    sva: rememberByObject((recipe: object) => value.sva(recipe as never)) as System['sva'],
  };
}
