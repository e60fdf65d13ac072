import path from 'node:path';
import { generate as run } from '@graphql-codegen/cli';
import { codegenConfig, operationsConfig } from '../../codegen.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * `npm run generate:graphql` within a process that goes on: development calls it. Where an
 * operation changed alone, what is made of the schema stays as it is.
 */
export function generate(part: string) {
  const config = part === 'operations' ? operationsConfig() : codegenConfig();
  return run({ ...config, cwd: ROOT, silent: true, noSilentErrors: true }, true);
}
