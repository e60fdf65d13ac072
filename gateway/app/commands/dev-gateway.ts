import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { readEnvironment, runAs } from '#gateway/environment.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { createHttpApp } from '#gateway/http/http-app.ts';
import { listen, makeServer } from '#gateway/http/listen.ts';
import { createLog } from '#gateway/ports/log.ts';
import { NOT_OF_THE_GATEWAY } from './gateway-process.ts';
import { runGateway } from './run-gateway.ts';
import { explainStartupError } from './startup-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/**
 * The gateway of `npm run dev`, behind `dev.ts`: everything but pages.
 */
// The process before it is gone, however it ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
runAs('development');
const environment = readEnvironment();
const log = createLog(environment.logLevel);
const running = await runGateway(environment, log).catch((fault) => {
  console.error(explainStartupError(fault) ?? fault);
  process.exit(1);
});
const pages = new Hono<HonoEnv>().all('*', (c) =>
  c.body(null, 404, { [NOT_OF_THE_GATEWAY]: 'true' }),
);
const answer = getRequestListener(createHttpApp({ ...running, environment, log, pages }).fetch);
const { drain } = await listen(makeServer(), answer, environment);
stopOnSignal(log, async () => {
  running.leave();
  running.endLines();
  await drain(1_000);
  await running.close();
});
