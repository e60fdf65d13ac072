import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { countWithin, type RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { UploadFileErrorCode } from '#gateway/resolvers.gen.ts';
import { decryptBytes, encryptBytes } from '#gateway/secrets/encryption.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import {
  FILE_PURPOSES,
  type FilePurpose,
  type UploadMediaType,
} from '#schema/codes/orders/uploads.ts';
import { fileProblem } from '#schema/rules/after-sale/uploaded-file.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { cleanFile } from './content/clean-file.ts';
import type { UploadedFile } from './uploaded-file.model.ts';
import {
  countUnused,
  eraseFiles,
  eraseUnused,
  findFiles,
  insertFile,
  lockSender,
  sealedContentOf,
  takeFiles,
} from './uploads.repository.ts';

const ENDINGS: Readonly<Record<UploadMediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};
const LONGEST = LIMITS.text.fileName;

/**
 * The name of a file for display: without path, control and direction characters, with the ending
 * of its content. Never used to store or to find anything.
 */
export function shownFileName(name: string, mediaType: UploadMediaType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .slice(-4 * LONGEST)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*%]/gu, '')
    .replace(/\.[^.]*$/u, '')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  const ending = `.${ENDINGS[mediaType]}`;
  const letters = [...plain].slice(0, LONGEST - ending.length).join('');
  return `${letters || 'file'}${ending}`;
}

/**
 * How many files may be sent: from one network, which an office may share, and by one browser or
 * member.
 */
export const UPLOAD_LIMITS = {
  address: { most: 200, windowMinutes: 60 },
  sender: { most: 60, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** Where a file is downloaded, by who sent it. */
const uploadAddress =
  ({ file }: Pick<SiteAddresses, 'file'>) =>
  (fileId: string): string =>
    file(`/uploads/${globalId('UploadedFile', fileId)}`);

/** Who sends a file: a browser, or the member at it. */
type Sender = {
  readonly sessionId: string;
  readonly memberId: string | null;
  readonly address: string;
};

/** What uploads are stored with. */
type UploadSources = {
  readonly db: Database;
  readonly ids: Ids;
  readonly keys: Keys;
  readonly addresses: Pick<SiteAddresses, 'file'>;
};

/** The file, or why it was not taken. */
type UploadOutcome =
  | { readonly file: UploadedFile; readonly code: null }
  | { readonly file: null; readonly code: UploadFileErrorCode };

const MINUTES_AN_HOUR = 60;

/** From when on unused files are still there. */
const keptSince = (now: Date): Date => addMinutes(now, -RETENTION.uploadHours * MINUTES_AN_HOUR);

const refused = (code: UploadFileErrorCode): UploadOutcome => ({ file: null, code });

/**
 * Uploaded files: looked into, stored encrypted, given only to who sent them and to the airline.
 */
export function createUploads({ db, ids, keys, addresses }: UploadSources) {
  const hash = keyedHash(keys);
  const countUpload = ({ address, ...sender }: Sender, now: Date): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const within = (limit: RateLimit, what: string, whose: string) =>
        countWithin(trx, hash(what, whose), limit, now);
      const own = sender.memberId ?? sender.sessionId;
      return (
        (await within(UPLOAD_LIMITS.address, 'uploads from', clientNetwork(address))) &&
        (await within(UPLOAD_LIMITS.sender, 'uploads of', own))
      );
    });

  return {
    /** Looks into a file and stores it; or says why not (RULES 8.14, 8.22 and 8.23). */
    async upload(
      purpose: FilePurpose,
      { name, size, content }: { name: string; size: number; content: () => Promise<Buffer> },
      sender: Sender,
      now: Date,
    ): Promise<UploadOutcome> {
      if (!(await countUpload(sender, now))) return refused('TOO_MANY_REQUESTS');
      const since = keptSince(now);
      const [mediaType] = FILE_PURPOSES[purpose].mediaTypes;
      const waiting = await countUnused(db, sender, since);
      const early = fileProblem(purpose, { bytes: size, mediaType }, waiting);
      if (early) return refused(early);
      const clean = await cleanFile(await content());
      if (!clean) return refused('FILE_FORMAT');
      const file: UploadedFile = {
        id: ids.uuid(now),
        purpose,
        name: shownFileName(name, clean.mediaType),
        mediaType: clean.mediaType,
        bytes: clean.content.length,
        uploadedAt: now,
      };
      const sealed = encryptBytes(clean.content, keys.uploadEncryption, file.id);
      const problem = await inTransaction(db, async (trx) => {
        await lockSender(trx, sender.memberId ?? sender.sessionId);
        const fault = fileProblem(purpose, file, await countUnused(trx, sender, since));
        if (!fault) await insertFile(trx, file, sealed, sender);
        return fault;
      });
      return problem ? refused(problem) : { file, code: null };
    },
    /** Those of some files that the viewer sent, in the order of the ids. */
    find: (
      fileIds: readonly string[],
      viewer: ActorOrAirline,
      now: Date,
    ): Promise<UploadedFile[]> => findFiles(db, fileIds, viewer, keptSince(now)),
    /** The content of a file; null when there is none, or the viewer did not send it. */
    async contentOf(id: string, viewer: ActorOrAirline, now: Date) {
      const [file] = await findFiles(db, [id], viewer, keptSince(now));
      const sealed = file && (await sealedContentOf(db, file.id));
      if (!file || !sealed) return null;
      const content = decryptBytes(sealed, keys.uploadEncryption, file.id);
      return content && { file, content };
    },
    /**
     * Takes files that the viewer sent for a request, in its transaction; answers those that were
     * free.
     */
    take: (
      trx: DatabaseTransaction,
      fileIds: readonly string[],
      purpose: FilePurpose,
      viewer: ActorOrAirline,
      now: Date,
    ): Promise<string[]> =>
      takeFiles(trx, fileIds, purpose, viewer, { since: keptSince(now), now }),
    /** Where a file is downloaded. */
    urlOf: uploadAddress(addresses),
    /** Erases files that a request no longer needs, in the caller's transaction. */
    erase: (trx: DatabaseTransaction, fileIds: readonly string[]) => eraseFiles(trx, fileIds),
    /** Erases files that no request used within 24 hours (RULES 8.15); answers how many. */
    eraseUnused: (now: Date): Promise<number> => eraseUnused(db, keptSince(now)),
  };
}

export type Uploads = ReturnType<typeof createUploads>;
