import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '#gateway/app/serve.ts';
import { readArguments } from '#gateway/command-help.ts';
import { readEnvironment } from '#gateway/environment.ts';
import { createLog } from '#gateway/ports/log.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { startFlightStatus } from '#gateway/upstreams/examples/flight-status/service.ts';
import { startRefunds } from '#gateway/upstreams/examples/refunds/service.ts';
import type { Service } from '#gateway/upstreams/examples/start-service.ts';
import { readTeams } from '#gateway/upstreams/read-teams.ts';
import { teamKeys } from '#gateway/upstreams/team-key.ts';
import { printUrls } from './print-urls.ts';
import { explainStartupError } from './startup-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const EXAMPLES = fileURLToPath(new URL('../../upstreams/examples', import.meta.url));
const SERVICES = { refunds: startRefunds, 'flight-status': startFlightStatus };

/**
 * `npm run start:upstreams`: the demo, with two services beside it that have taken fields over.
 * Their folder is a copy in DATA_DIR.
 */
async function start(): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const given = readEnvironment();
  const folder = given.upstreams ?? path.join(given.dataDirectory, 'upstreams');
  for (const team of Object.keys(SERVICES))
    if (!existsSync(path.join(folder, team)))
      cpSync(path.join(EXAMPLES, team), path.join(folder, team), { recursive: true });
  const keys = deriveKeys(given);
  const started: Service[] = [];
  for (const { name, url } of readTeams(folder)) {
    const begin = SERVICES[name as keyof typeof SERVICES];
    const [key] = teamKeys(keys.upstreams, name);
    const port = Number(new URL(url).port);
    if (begin) started.push(await begin({ port, gateway: given.publicUrl, key }));
  }
  const environment = { ...given, upstreams: folder };
  const log = createLog(environment.logLevel);
  const served = await serve(environment, log);
  stopOnSignal(log, async () => {
    await served.stop();
    for (const { close } of started) await close();
  });
  printUrls(environment);
  process.stdout.write(`UPSTREAMS=${folder} npm run upstreams -- set refunds 0\n`);
}

readArguments({
  usage: 'npm run start:upstreams',
  does: 'Serves the demo with two example services beside it, which have taken over refunds and flight status.',
  example: 'npm run start:upstreams',
});
try {
  await start();
} catch (fault) {
  console.error(explainStartupError(fault) ?? fault);
  process.exit(1);
}
