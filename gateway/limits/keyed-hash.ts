import { createHmac } from 'node:crypto';
import type { Keys } from '#gateway/secrets/keys.ts';

/**
 * A hash under the pepper: what it was made of cannot be found by trying. The parts are separated.
 */
export const keyedHash =
  ({ pepper }: Pick<Keys, 'pepper'>) =>
  (purpose: string, ...parts: readonly (string | Buffer)[]): Buffer =>
    createHmac('sha256', pepper.prepared)
      .update(
        JSON.stringify([purpose, ...parts.map((part) => Buffer.from(part).toString('base64'))]),
      )
      .digest();
