import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Trusted documents: the text of each by its id. */
export type Manifest = Readonly<Record<string, string>>;

/**
 * The documents of every live release of the site and of other apps, shared by all gateways on one
 * database.
 */
export interface PublishedDocuments {
  /** Publishes the documents of this release, or renews them. */
  publish(manifest: Manifest): Promise<void>;
  /** The ids of all that are answered. */
  ids(): Promise<ReadonlySet<string>>;
  /** The documents of all live releases. */
  all(): Promise<Manifest>;
  /** The text of one; `null` when no live release has it. */
  find(id: string): Promise<string | null>;
}

const OWN = path.join(import.meta.dirname, 'manifest.gen.json');

/** The documents of this release, from `npm run generate`; none when it has not run. */
export const readOwnManifest = (): Manifest =>
  existsSync(OWN) ? JSON.parse(readFileSync(OWN, 'utf8')) : {};
