import { readArguments } from '#gateway/command-help.ts';
import { openDatabase } from '#gateway/database/open-database.ts';
import { readEnvironment } from '#gateway/environment.ts';
import { runDocumentsCommand } from '#gateway/graphql/persisted-queries/clients/documents-command.ts';
import { readPresentSchema } from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { explainStartupError } from './startup-error.ts';

/**
 * `npm run documents -- publish|retire|list|usage|save`: the documents of apps that are not the web
 * site.
 */
const { positionals } = readArguments({
  usage: 'npm run documents -- publish|retire|list|usage|save [arguments]',
  does: 'The documents of apps that are not the web site. Without an argument it says what each takes.',
  example: 'npm run documents -- list',
});
try {
  const database = await openDatabase(readEnvironment());
  try {
    const schema = readPresentSchema();
    const { lines, failed } = await runDocumentsCommand(positionals, database.db, schema);
    (failed ? process.stderr : process.stdout).write(`${lines.join('\n')}\n`);
    process.exitCode = failed ? 1 : 0;
  } finally {
    await database.close();
  }
} catch (fault) {
  process.stderr.write(`${explainStartupError(fault) ?? String(fault)}\n`);
  process.exitCode = 1;
}
