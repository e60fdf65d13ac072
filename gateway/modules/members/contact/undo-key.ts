import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import { everyKey, type Keys } from '#gateway/secrets/keys.ts';

const sealOf = (keys: Pick<Keys, 'pepper'>, changeId: string): Buffer =>
  keyedHash(keys)('undo of a change of contact', changeId);

/**
 * What opens the page that undoes a change of contact. It is derived and not stored: reading the
 * database reveals none, and a message that is sent once more carries the same one.
 */
export const undoKeyOf = (keys: Pick<Keys, 'pepper'>, changeId: string): string =>
  `${changeId}.${sealOf(keys, changeId).toString('base64url')}`;

/**
 * The id of the change that a key opens, also one that was sent under an earlier secret; null for a
 * key that was made up.
 */
export function changeOfKey(keys: Pick<Keys, 'pepper'>, key: string): string | null {
  const [changeId = '', seal = ''] = key.split('.', 2);
  if (!isUuid(changeId)) return null;
  const given = Buffer.from(seal, 'base64url');
  const isRight = everyKey(keys.pepper).some((pepper) => {
    const right = sealOf({ pepper }, changeId);
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isRight ? changeId : null;
}
