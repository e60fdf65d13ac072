import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { mockExampleValues } from './mock-example-values.ts';
import type { MockPlayer, Values } from './mock-player.ts';

/**
 * The values of GraphiQL's examples for its visitors. They are the same for each visit, so that a visit alone adds no orders to
 * the story, until a mutation may have used one of them or an offer among them runs out.
 */
export const exampleValuesOf = (player: MockPlayer, now: () => Date) => {
  let given: { readonly values: Promise<Values>; readonly until: Date } | null = null;
  return {
    get(): Promise<Values> {
      if (given === null || given.until <= now())
        given = {
          values: mockExampleValues(player),
          until: addMinutes(now(), LIMITS.offerMinutes / 2),
        };
      return given.values;
    },
    /** Told of each operation that was run. */
    ran({ kind }: { readonly kind: string }): void {
      if (kind === 'mutation') given = null;
    },
  };
};
