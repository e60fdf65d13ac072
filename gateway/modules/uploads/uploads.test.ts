import { describe, expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { jpeg, png } from './content/files.test-support.ts';
import { uploadDownloadRoutes } from './upload-downloads.http.ts';
import { createUploads, shownFileName } from './uploads.service.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const uploads = createUploads({
  db,
  ids: randomIds,
  keys,
  addresses: { file: (path) => `https://air.example${path}` },
});
const start = new Date('2027-01-05T02:00:00Z');
const DAY = 24 * 60;

const send = (visitor = aVisitor(), content = png(), name = 'proof.png', now = start) =>
  uploads.upload(
    'REFUND_PROOF',
    { name, size: content.length, content: async () => content },
    { ...visitor, address: '203.0.113.7' },
    now,
  );

describe('an upload', () => {
  test('is stored encrypted, and given back to its sender alone', async () => {
    const visitor = aVisitor();
    const { file } = await send(visitor);
    const stored = await db.selectFrom('uploaded_files').selectAll().executeTakeFirstOrThrow();
    expect(stored.content_sealed.includes(png().subarray(0, 8))).toBe(false);
    const mine = await uploads.contentOf(file?.id ?? '', visitor, start);
    expect(mine?.content).toEqual(png());
    expect(await uploads.contentOf(file?.id ?? '', aVisitor(), start)).toBeNull();
    expect(await uploads.contentOf('x', visitor, start)).toBeNull();
  });

  test('is downloaded as an attachment that can do nothing, and not at all by others', async () => {
    const visitor = aVisitor();
    const { file } = await send(visitor, jpeg(), '../../etc/証明書 "1".html');
    const as = (actor: typeof visitor) =>
      uploadDownloadRoutes({
        services: { sessions: { actorOf: async () => actor } as never, uploads },
        clock: { now: () => start },
      }).request(`/${globalId('UploadedFile', file?.id ?? '')}`);
    const answer = await as(visitor);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('証明書 1.jpg')}`,
    );
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await as(aVisitor())).status).toBe(404);
  });

  test('is refused by size, content and number, also when many are sent at once', async () => {
    const code = async (sent: ReturnType<typeof send>) => (await sent).code;
    expect(await code(send(aVisitor(), Buffer.of()))).toBe('FILE_EMPTY');
    const large = Buffer.alloc(LIMITS.refundProof.bytes + 1);
    expect(await code(send(aVisitor(), large))).toBe('FILE_TOO_LARGE');
    expect(await code(send(aVisitor(), Buffer.from('<svg/>')))).toBe('FILE_FORMAT');
    const visitor = aVisitor();
    const many = await Promise.all(Array.from({ length: 14 }, () => send(visitor)));
    expect(many.filter(({ file }) => file)).toHaveLength(LIMITS.unusedUploads);
    expect(await code(send(visitor))).toBe('TOO_MANY_FILES');
    for (let more = 0; more < 50; more += 1) await send(visitor);
    expect(await code(send(visitor))).toBe('TOO_MANY_REQUESTS');
  });

  test('that no request uses is gone after 24 hours', async () => {
    const visitor = aVisitor();
    const { file } = await send(visitor);
    const ids = [file?.id ?? ''];
    expect(await uploads.find(ids, visitor, addMinutes(start, DAY - 1))).toHaveLength(1);
    expect(await uploads.find(ids, visitor, addMinutes(start, DAY))).toEqual([]);
    await uploads.eraseUnused(addMinutes(start, DAY));
    expect(await db.selectFrom('uploaded_files').select('id').execute()).toEqual([]);
  });
});

test.each([
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\me\\proof.pdf', 'proof.png'],
  ['a\0b\r\nSet-Cookie: x.png', 'abSet-Cookie x.png'],
  ['\u202Egpj.exe', 'gpj.png'],
  ['<script>.svg', 'script.png'],
  ['...', 'file.png'],
  ['', 'file.png'],
  ['診斷書.webp', '診斷書.png'],
  ['x'.repeat(5000), `${'x'.repeat(96)}.png`],
  ['\ud800.png', '\ufffd.png'],
])('the name %j is shown as %j', (name, shown) => {
  expect(shownFileName(name, 'image/png')).toBe(shown);
});
