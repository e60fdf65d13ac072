import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Team, UnusableUpstream } from './team.ts';

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

const Description = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  takes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]\w*(\.\w+)?$/))), v.minLength(1)),
  percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UnusableUpstream(`${file} cannot be read`, { cause });
  }
}

function json(file: string): unknown {
  try {
    return JSON.parse(textOf(file));
  } catch (cause) {
    if (cause instanceof UnusableUpstream) throw cause;
    throw new UnusableUpstream(`${file} is not JSON`, { cause });
  }
}

/**
 * What `upstream.json` says: address, coordinates, percentage.
 * @throws UnusableUpstream naming what is wrong in it
 */
export function readDescription(file: string): v.InferOutput<typeof Description> {
  const parsed = v.safeParse(Description, json(file));
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((one) => `${v.getDotPath(one) ?? ''}: ${one.message}`);
  throw new UnusableUpstream(`${file}: ${faults.join('; ')}`);
}

function readTeam(folder: string, name: string): Team {
  if (!NAME.test(name))
    throw new UnusableUpstream(`${name} is no name of a team: small letters, digits and hyphens`);
  const file = path.join(folder, name, 'upstream.json');
  return {
    name,
    ...readDescription(file),
    sdl: textOf(path.join(folder, name, 'schema.graphql')),
    file,
  };
}

/**
 * The names of the teams in a folder.
 * @throws UnusableUpstream where it cannot be read
 */
export function teamNames(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((one) => one.isDirectory())
      .map((one) => one.name)
      .toSorted();
  } catch (cause) {
    throw new UnusableUpstream(`UPSTREAMS: the folder ${folder} cannot be read`, { cause });
  }
}

/**
 * The teams in a folder: each has a folder of its own with `upstream.json` and `schema.graphql`.
 * @throws UnusableUpstream naming the file that is missing or wrong
 */
export const readTeams = (folder: string): Team[] =>
  teamNames(folder).map((name) => readTeam(folder, name));
