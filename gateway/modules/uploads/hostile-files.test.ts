import { expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { mediaTypeOf } from '#schema/rules/after-sale/uploaded-file.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type HostileFile, hostileFiles } from './hostile-files.test-support.ts';
import { uploadDownloadRoutes } from './upload-downloads.http.ts';
import { createUploads } from './uploads.service.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const uploads = createUploads({
  db,
  ids: randomIds,
  keys,
  addresses: { file: (path) => `https://air.example${path}` },
});
const now = new Date('2027-01-05T02:00:00Z');
const FILES = hostileFiles();

/**
 * What is wrong with a file as a browser gets it: nothing of it may run, be shown in place, or be
 * what was smuggled.
 */
function faultsOf({ smuggled }: HostileFile, headers: Headers, content: Buffer): string[] {
  const kind = headers.get('content-type');
  const faults = {
    'something smuggled is in it': content.includes(Buffer.from(smuggled, 'latin1')),
    'it is not what it says': mediaTypeOf(content) !== kind,
    'it is shown in place': !headers.get('content-disposition')?.startsWith('attachment;'),
    'a browser may take it for another kind': headers.get('x-content-type-options') !== 'nosniff',
    'it may run': !headers.get('content-security-policy')?.includes('sandbox'),
    'its name leads elsewhere':
      !/^attachment; filename\*=UTF-8''(?!.*%(?:2F|5C|00|0D|0A|3C|22))[^/\\<>"]+\.(jpg|png|webp|pdf)$/i.test(
        headers.get('content-disposition') ?? '',
      ),
  };
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

test('300 hostile files are refused, or are stored without what was smuggled and only ever downloaded', async () => {
  expect(FILES.length).toBeGreaterThanOrEqual(300);
  const found: string[] = [];
  let stored = 0;
  for (const [at, file] of FILES.entries()) {
    const visitor = aVisitor();
    const { name, content } = file;
    const sent = { name, size: content.length, content: async () => content };
    const address = `203.0.${at >> 8}.${at & 255}`;
    const { file: taken } = await uploads.upload(
      'REFUND_PROOF',
      sent,
      { ...visitor, address },
      now,
    );
    if (!taken) continue;
    stored += 1;
    const answer = await uploadDownloadRoutes({
      services: { sessions: { actorOf: async () => visitor } as never, uploads },
      clock: { now: () => now },
    }).request(`/${globalId('UploadedFile', taken.id)}`);
    const served = Buffer.from(await answer.arrayBuffer());
    found.push(...faultsOf(file, answer.headers, served).map((fault) => `${file.what}: ${fault}`));
  }
  expect(found).toEqual([]);
  const rows = await db.selectFrom('uploaded_files').select('id').execute();
  expect(rows).toHaveLength(stored);
  expect(stored).toBeLessThan(FILES.length / 2);
});

// The control: the same look at files that are stored and served as they came finds every one of
// them.
test('each of them would be found if files were served as they came', () => {
  for (const file of FILES) {
    const headers = new Headers({ 'content-type': mediaTypeOf(file.content) ?? 'text/html' });
    expect([file.what, faultsOf(file, headers, file.content).length > 1]).toEqual([
      file.what,
      true,
    ]);
  }
});
