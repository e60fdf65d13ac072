import { aBrowser, anEmail, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { passwordHashes } from '#gateway/modules/members/passwords/password-hashes.ts';
import { SIGN_IN_LIMITS } from '#gateway/modules/members/sign-in/sign-in-limits.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { openOwnDatabase } from '#tests/bench/own-database.ts';
import type { Row } from '#tests/bench/table.ts';

/** How many tries of each kind. */
const TRIES = 500;
const WARM_UP = 20;

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const deviationOf = (values: readonly number[]) => {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
};
const milliseconds = (number: number) => `${number.toFixed(2)} ms`;

/**
 * How long a wrong password of a member takes, and the same of an account that is unknown, in turn
 * and with the real hashes.
 */
export async function sameTime(): Promise<Row[]> {
  const database = await openOwnDatabase();
  try {
    const hashes = passwordHashes(deriveKeys({ secret: 'b'.repeat(32) }));
    const { join, tryPassword } = memberDesk(database.db, { hashes });
    const members: string[] = [];
    // an account may be tried so often, and no more
    for (let left = TRIES + WARM_UP; left > 0; left -= SIGN_IN_LIMITS.account.most) {
      const email = anEmail();
      await join(email, 'm4gnolia');
      members.push(email.address);
    }
    const timed = async (account: string): Promise<number> => {
      const start = performance.now();
      const answer = await tryPassword(account, 'wr0ngone', aBrowser());
      if (!('problem' in answer) || answer.problem !== 'CREDENTIALS_WRONG')
        throw new Error(JSON.stringify(answer));
      return performance.now() - start;
    };
    const [wrong, unknown]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TRIES + WARM_UP; turn += 1) {
      const pair = [
        await timed(members[turn % members.length] ?? ''),
        await timed(anEmail().address),
      ] as const;
      if (turn < WARM_UP) continue;
      wrong.push(pair[0]);
      unknown.push(pair[1]);
    }
    const difference = Math.abs(meanOf(wrong) - meanOf(unknown));
    const noise = Math.min(deviationOf(wrong), deviationOf(unknown));
    return [
      {
        name: `unknown account and wrong password, ${TRIES} each`,
        value: `${(difference / noise).toFixed(2)} × noise`,
        note: `${milliseconds(difference)} apart, noise ${milliseconds(noise)}, one takes ${milliseconds(meanOf(wrong))}`,
        holds: difference < noise,
      },
    ];
  } finally {
    await database.stop();
  }
}
