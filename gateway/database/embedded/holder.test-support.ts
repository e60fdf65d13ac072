import { startEmbeddedServer } from './embedded-server.ts';

/**
 * A stand-in for a gateway: holds the embedded server on the directory it is given until it is
 * stopped.
 */
try {
  const server = await startEmbeddedServer(process.argv[2] ?? '');
  process.stdout.write(`${JSON.stringify({ url: server.url, serverPid: server.pid() })}\n`);
  process.once('SIGTERM', async () => {
    await server.stop();
    process.exit(0);
  });
  setInterval(() => {}, 60_000);
} catch (fault) {
  process.stdout.write(`${JSON.stringify({ refused: (fault as Error).name })}\n`);
  process.exit(3);
}
