import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { GENERATORS, type Generator, generatorsFor } from './generators.ts';

const runNode = promisify(execFile);
const ROOT = path.join(import.meta.dirname, '../..');
/** Outside of Vite's own root, and imported by nothing that it loads. */
const WATCHED = ['schema/sdl', 'gateway/modules/**/*.mappers.json'];

/**
 * Generates in development what a changed file is a source of; the browser learns of what was
 * written as of any other change. A generator is loaded by Vite, which loads again what has changed
 * of its modules.
 */
export function generateOnChange(): Plugin {
  const waiting = new Set<Generator>();
  let running = false;

  async function run({ ssrLoadModule, config: { logger } }: ViteDevServer): Promise<void> {
    if (running) return;
    running = true;
    for (const generator of waiting) {
      waiting.delete(generator);
      const startedAt = performance.now();
      try {
        const module = path.join(ROOT, generator.module);
        if (generator.isScript) await runNode(process.execPath, [module]);
        else await (await ssrLoadModule(module)).generate(generator.name);
        const milliseconds = Math.round(performance.now() - startedAt);
        logger.info(`generated ${generator.name} in ${milliseconds} ms`, { timestamp: true });
      } catch (fault) {
        logger.error(`${generator.name}: ${fault}`, { timestamp: true });
      }
    }
    running = false;
  }

  return {
    name: 'magnolia:generate-on-change',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(WATCHED.map((files) => path.join(ROOT, files)));
      // What is loaded first takes twice as long: it is loaded before the first edit.
      return () => {
        for (const generator of GENERATORS)
          if (generator.name === 'operations') waiting.add(generator);
        void run(server);
      };
    },
    async hotUpdate({ type, file, read, server }) {
      if (this.environment.name !== 'client') return;
      const changed = path.relative(ROOT, file).replaceAll(path.sep, '/');
      const text = type === 'delete' ? '' : await read();
      for (const generator of generatorsFor(changed, text)) waiting.add(generator);
      void run(server);
    },
  };
}
