import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A folder of teams of the test file's own: each with its description and SDL. */
export function teamsFolder(
  teams: Readonly<
    Record<
      string,
      {
        readonly url: string;
        readonly takes: string[];
        readonly percent?: number;
        readonly sdl: string;
      }
    >
  >,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'upstreams-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, { sdl, percent = 100, ...rest }] of Object.entries(teams)) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'upstream.json'), JSON.stringify({ ...rest, percent }));
    writeFileSync(path.join(folder, name, 'schema.graphql'), sdl);
  }
  return folder;
}
