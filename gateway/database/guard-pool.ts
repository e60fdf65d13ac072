import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable, explainFault } from './faults.ts';

const explain = (fault: unknown): never => {
  throw explainFault(fault);
};

/** The pool as kysely sees it: every fault of connection comes out as `DatabaseUnavailable`. */
export const guardPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => guardClient(await pool.connect().catch(explain)),
  end: () => pool.end(),
});

function guardClient(client: pg.PoolClient): Awaited<ReturnType<PostgresPool['connect']>> {
  let lost = false;
  const lose = (fault: unknown): never => {
    const explained = explainFault(fault);
    // Its answer may still come, and would be taken for that of the next query.
    lost ||= explained instanceof DatabaseUnavailable;
    throw explained;
  };
  return new Proxy(client, {
    get(target, property) {
      if (property === 'query')
        return (text: string, values: unknown[]) => target.query(text, values).catch(lose);
      if (property === 'release') return (destroy?: boolean) => target.release(destroy || lost);
      return Reflect.get(target, property);
    },
  }) as Awaited<ReturnType<PostgresPool['connect']>>;
}
