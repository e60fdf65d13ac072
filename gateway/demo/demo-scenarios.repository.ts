import type { Database } from '#gateway/database/database.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { LoadedScenario } from '#gateway/scenarios/load-scenario.ts';

/** A scenario that was set up: what its page shows, also days later. */
export type StoredScenario = {
  readonly id: string;
  readonly loaded: LoadedScenario;
  readonly madeAt: Date;
};

const TABLE = 'demo_scenarios';

/**
 * Stores what was set up. The demo shows it to every visitor, as it shows every message, so
 * it takes no actor.
 */
export async function storeScenario(
  db: Database,
  { id, loaded, madeAt }: StoredScenario,
): Promise<void> {
  const { scenario, memberId: member_id } = loaded;
  const row = { id, scenario, member_id, world: JSON.stringify(loaded), made_at: madeAt };
  await db.insertInto(TABLE).values(row).execute();
}

const stored = (db: Database) => db.selectFrom(TABLE).select(['id', 'world', 'made_at']);

type Row = Awaited<ReturnType<ReturnType<typeof stored>['executeTakeFirstOrThrow']>>;

const scenarioOf = ({ id, world, made_at }: Row): StoredScenario => ({
  id,
  loaded: world as LoadedScenario,
  madeAt: made_at,
});

export async function findScenario(db: Database, id: string): Promise<StoredScenario | null> {
  const row = isUuid(id) ? await stored(db).where('id', '=', id).executeTakeFirst() : undefined;
  return row ? scenarioOf(row) : null;
}

/** The scenarios that were set up last, the latest first. */
export async function latestScenarios(db: Database, most: number): Promise<StoredScenario[]> {
  const rows = await stored(db).orderBy('made_at', 'desc').orderBy('id').limit(most).execute();
  return rows.map(scenarioOf);
}

/** Whether a member was made by a scenario, and not by a visitor who joined. */
export const isOfScenario = async (db: Database, memberId: string): Promise<boolean> =>
  (await stored(db).where('member_id', '=', memberId).executeTakeFirst()) !== undefined;
