import { openDatabase } from '#gateway/database/open-database.ts';
import { readEnvironment } from '#gateway/environment.ts';
import { readPresentSchema } from '#gateway/graphql/published-schema/published-schema.ts';
import { runDocumentsCommand } from '#gateway/graphql/trusted-documents/clients/documents-command.ts';
import { explainStart } from './explain-start.ts';

/** `npm run documents -- publish|retire|list|usage|save`: the documents of apps that are not the web site. */
try {
  const database = await openDatabase(readEnvironment());
  try {
    const schema = readPresentSchema();
    const { lines, failed } = await runDocumentsCommand(process.argv.slice(2), database.db, schema);
    (failed ? process.stderr : process.stdout).write(`${lines.join('\n')}\n`);
    process.exitCode = failed ? 1 : 0;
  } finally {
    await database.close();
  }
} catch (fault) {
  process.stderr.write(`${explainStart(fault) ?? String(fault)}\n`);
  process.exitCode = 1;
}
