import { faultOf, NotShown } from '#gateway/conformance/fault.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { observe } from './observed.ts';

/** What holds of every object of a type, wherever it is met. */
type ObjectRule<Value> = Pick<Statement, 'name' | 'clause'> & {
  /** The type's name, or what names of types end with. */
  readonly type: string | RegExp;
  /**
   * The fields that it is about, with those below them, as `total.currency`; an answer without one
   * of them shows nothing.
   */
  readonly fields: readonly string[];
  /** What was expected instead; null where it holds. */
  readonly expected: (value: Value) => unknown;
};

const isOf = (type: string, of: string | RegExp): boolean =>
  typeof of === 'string' ? type === of : of.test(type);

/** Whether a value has a field, in each one of a list; what is null has nothing below. */
function has(value: unknown, [first, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.every((one) => has(one, [first ?? '', ...rest]));
  if (value === null) return true;
  if (typeof value !== 'object' || value === undefined || !first) return false;
  const below: unknown = Reflect.get(value, first);
  return rest.length === 0 ? below !== undefined : has(below, rest);
}

/** A statement about all objects of a type that the run has met. */
export const objectStatement = <Value>({
  name,
  clause,
  type: of,
  fields,
  expected,
}: ObjectRule<Value>): Statement => ({
  name,
  clause,
  asks: [],
  async broken(run) {
    const met = (await observe(run)).flatMap(({ answer, objects }) =>
      objects
        .filter(
          ({ type, value }) => isOf(type, of) && fields.every((one) => has(value, one.split('.'))),
        )
        .map((object) => ({ answer, object })),
    );
    if (met.length === 0) throw new NotShown(`no answer has a ${of} with ${fields.join(', ')}`);
    return met.flatMap(({ answer, object: { value, path } }) => {
      const should = expected(value as Value);
      const came = Object.fromEntries(
        fields.map((one) => one.split('.')[0] ?? '').map((one) => [one, value[one]]),
      );
      return should === null ? [] : [faultOf(answer, should, { [path.join('.')]: came })];
    });
  },
});
