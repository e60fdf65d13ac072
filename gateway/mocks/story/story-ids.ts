import { Dice } from '#gateway/mocks/dice.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Story } from './story.ts';

/** As in `randomIds`: no vowels, and nothing that looks alike. */
const ALPHABET = 'BCDFGHJKMNPQRTVWXYZ2346789';
const HEX = '0123456789abcdef';

/** Ids that a restarted mock gives again in the same order. */
export const storyIds = (story: Story): Ids => {
  const text = (kind: string, alphabet: string, length: number) =>
    new Dice(`${kind}#${story.count(kind)}`).text(alphabet, length);
  return {
    uuid: () => text('uuid', HEX, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    reference: (length) => text('reference', ALPHABET, length),
    token: () => text('token', HEX, 64),
  };
};
