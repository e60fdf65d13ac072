import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '#web/app/routes/information/legal/privacy-policy/en.content.ts';

/** A test by its file and a part of its name. */
type Shown = readonly [file: string, name: string];

const ERASURE = 'gateway/app/erasure.test.ts';
const TERMS: Shown = [
  ERASURE,
  'codes, counts of attempts, sessions, answers and failed jobs go by their own terms',
];

/**
 * What shows that the jobs do as the policy says; nothing for what this site does not store:
 * letters and calls.
 */
const SHOWN_BY: Readonly<Record<string, readonly Shown[]>> = {
  'Bookings, tickets and their history': [
    [ERASURE, 'people go after 3 years, and nothing personal is left in any column'],
  ],
  'Travel document numbers': [[ERASURE, 'document numbers go 12 months after the flight']],
  'Pictures of identity documents': [
    [
      'gateway/modules/members/documents/submit-document.test.ts',
      'pictures are those that the member has sent, each for one document, and are erased once it is decided',
    ],
  ],
  'Payment and refund records': [[ERASURE, 'what was kept for the accounts goes after 10 years']],
  'Health data, and supporting documents sent with a refund request': [
    [
      ERASURE,
      'special service requests and special meals, which may reveal health, are erased 6 months after the flight',
    ],
    [
      'gateway/modules/refunds/request/one-refund-a-coupon.test.ts',
      'notes and proofs are erased 6 months after the refund has ended',
    ],
  ],
  Membership: [
    [
      'gateway/modules/members/closing/closing.test.ts',
      'it works until its last day, then nothing leads to it',
    ],
  ],
  'Correspondence and calls': [],
  Sessions: [TERMS],
  'Codes, and counts of attempts': [TERMS],
  'Proof that a form was only sent once': [TERMS],
  'Technical logs': [TERMS],
};

const retention = en.sections.find(({ id }) => id === 'retention');
const [table] = (retention?.blocks ?? []).filter((block) => typeof block === 'object');
const promised = table && 'rows' in table ? table.rows.map(([what]) => String(what)) : [];

describe('how long data is kept, as the privacy policy says', () => {
  it('has a test for each row of it, and no other', () => {
    expect(promised.length).toBeGreaterThan(0);
    expect(Object.keys(SHOWN_BY)).toEqual(promised);
  });

  it.each(Object.entries(SHOWN_BY).flatMap(([what, tests]) => tests.map((one) => [what, ...one])))(
    '%s: %s has “%s”',
    (_what, file = '', name = '') => {
      expect(readFileSync(file, 'utf8')).toContain(name);
    },
  );
});
