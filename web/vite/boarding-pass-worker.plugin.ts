import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = 'app/routes/check-in/boarding/offline/boarding-pass.worker.ts';
/** Its address stays the same: a browser looks there for a newer one. */
const FILE = 'boarding-pass.worker.js';

/**
 * Puts the service worker of boarding passes beside the browser's files: one script that imports no
 * other.
 */
export const boardingPassWorker = (): Plugin => ({
  name: 'magnolia:boarding-pass-worker',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      root: this.environment.config.root,
      build: {
        write: false,
        rollupOptions: {
          input: path.join(this.environment.config.root, SOURCE),
          output: { format: 'iife' },
        },
      },
    });
    const [script, ...others] = (built as Rolldown.RolldownOutput).output;
    if (others.length > 0) this.error('the worker of boarding passes is more than one file');
    this.emitFile({ type: 'asset', fileName: FILE, source: script.code });
  },
});
