import { createInterface } from 'node:readline';
import { readConfig } from './config.ts';
import { startSandbox } from './sandbox.ts';

/**
 * The payment sandbox as a process of its own. In: one line of JSON on stdin (config.ts), so that
 * no secret appears on a command line. Out: one line of JSON on stdout, `{ url, port, pid }`, once
 * it listens. It ends when stdin ends, and so never outlives its parent.
 */
const lines = createInterface({ input: process.stdin });

lines.once('line', async (line) => {
  try {
    const sandbox = await startSandbox(readConfig(line));
    const { url, port } = sandbox;
    process.stdout.write(`${JSON.stringify({ url, port, pid: process.pid })}\n`);
    const end = () => void sandbox.stop().finally(() => process.exit(0));
    process.once('SIGTERM', end);
    process.stdin.once('end', end);
    // Ctrl+C reaches the gateway too, which has requests to finish and ends this after them.
    process.on('SIGINT', () => undefined);
  } catch (error) {
    console.error(String(error));
    process.exit(1);
  }
});
