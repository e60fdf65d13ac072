import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { runGateway } from '#gateway/compose/processes/run-gateway.ts';
import { stopOnSignal } from '#gateway/compose/processes/stop-on-signal.ts';
import { stopServing } from '#gateway/compose/processes/stop-serving.ts';
import { readEnvironment, runAs } from '#gateway/environment.ts';
import { createFront } from '#gateway/http/front.ts';
import { listen, makeServer } from '#gateway/http/listen.ts';
import { createLog } from '#gateway/ports/log.ts';

/** The process that `gateway/compose/serve.ts` is, without the built site: for tests that want no page. `SystemOptions.entry`. */
runAs('production');
const environment = readEnvironment();
const log = createLog(environment.logLevel);
const running = await runGateway(environment, log);
const front = createFront({ ...running, environment, log, pages: new Hono() });
const listening = await listen(makeServer(), getRequestListener(front.fetch), environment);
stopOnSignal(log, () => stopServing(running, listening, environment));
