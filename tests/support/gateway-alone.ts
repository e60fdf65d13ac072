import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { runGateway } from '#gateway/app/commands/run-gateway.ts';
import { createShutdown } from '#gateway/app/commands/shutdown.ts';
import { stopOnSignal } from '#gateway/app/commands/stop-on-signal.ts';
import { readEnvironment, runAs } from '#gateway/environment.ts';
import { createHttpApp } from '#gateway/http/http-app.ts';
import { listen, makeServer } from '#gateway/http/listen.ts';
import { createLog } from '#gateway/ports/log.ts';

/**
 * The process that `gateway/app/serve.ts` is, without the built site: for tests that want no page.
 * `SystemOptions.entry`.
 */
runAs('production');
const environment = readEnvironment();
const log = createLog(environment.logLevel);
const running = await runGateway(environment, log);
const front = createHttpApp({ ...running, environment, log, pages: new Hono() });
const listening = await listen(makeServer(), getRequestListener(front.fetch), environment);
stopOnSignal(log, () => createShutdown(running, listening, environment));
