import type { Plugin } from 'vite';

const DEFINITIONS = /node_modules\/graphql\/type\/definition\.mjs$/;
const CHECK = /\binstanceOf\((\w+), (\w+)\)/g;
/** Scalar, object, interface, union, enum, input object, list and non-null. */
const KINDS = 8;

/** The checks of a file, written as what they are. */
export const checkedDirectly = (code: string): string => code.replace(CHECK, '$1 instanceof $2');

/**
 * `graphql` asks of which kind a type is, some times for each value of an answer, by one function for all kinds, which V8 cannot compile
 * for any. In production that function is `instanceof` and nothing else (decision 35).
 * @throws when the checks are no longer where they were
 */
export const directInstanceChecks = (): Plugin => ({
  name: 'direct-instance-checks',
  transform: {
    filter: { id: DEFINITIONS },
    handler(code) {
      const found = code.match(CHECK)?.length ?? 0;
      if (found !== KINDS) throw new Error(`graphql checks ${found} kinds of types, not ${KINDS}`);
      return { code: checkedDirectly(code), map: null };
    },
  },
});
