import type { GraphQLFieldResolver, ResponsePath as Path } from 'graphql';
import { noteMocked } from '#gateway/graphql/plugins/mocked-report.plugin.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';

/** A subscription without an implementation has one event. */
export async function* oneEvent(): AsyncGenerator<object> {
  yield {};
}

/** Where a value is in an answer: the seed below an object that has no id. */
export const pathOf = ({ key, prev }: Path): string => `${prev ? `${pathOf(prev)}.` : ''}${key}`;

/**
 * `node` and `nodes` as they are built, with mocked objects of the types that no module loads:
 * those are `undefined`.
 * @param make gives the object that a global id names; null for an id that names none
 */
export const completedNodes =
  <Source>(
    own: GraphQLFieldResolver<Source, GatewayContext>,
    make: (id: unknown, now: Date) => unknown,
  ): GraphQLFieldResolver<Source, GatewayContext> =>
  async (source, args, context, info) => {
    const found: unknown = await own(source, args, context, info);
    const fill = (one: unknown, id: unknown) => {
      if (one !== undefined) return one;
      const made = make(id, context.now);
      if (made !== null) noteMocked(context.request, `Query.${info.fieldName}`);
      return made;
    };
    return Array.isArray(found)
      ? found.map(async (one, index) => fill(await one, args.ids[index]))
      : fill(found, args.id);
  };
