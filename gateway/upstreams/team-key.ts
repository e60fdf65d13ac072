import { createHmac } from 'node:crypto';
import { everyKey, type Key } from '#gateway/secrets/keys.ts';

/**
 * The keys of a team, the present one first: it checks viewers' statements and signs facts with
 * them. Each is derived from `SECRET`, and says nothing of another team's.
 */
export function teamKeys(key: Key, team: string): readonly [string, ...string[]] {
  const [present, ...before] = everyKey(key).map(({ prepared }) =>
    createHmac('sha256', prepared).update(team).digest('base64url'),
  );
  if (!present) throw new Error('no key');
  return [present, ...before];
}
