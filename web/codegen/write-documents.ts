import path from 'node:path';
import { generate as run } from '@graphql-codegen/cli';
import { codegenConfig } from '../../codegen.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** `npm run generate:graphql` within a process that goes on: development calls it. */
export const generate = () =>
  run({ ...codegenConfig(), cwd: ROOT, silent: true, noSilentErrors: true }, true);
