import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** What a command says of itself. */
export interface CommandHelp {
  /** `npm run documents -- <what>` */
  readonly usage: string;
  /** One sentence, or two. */
  readonly does: string;
  /** What each argument and option means. */
  readonly takes?: Readonly<Record<string, string>>;
  readonly example: string;
}

export function helpText({ usage, does, takes = {}, example }: CommandHelp): string {
  const width = Math.max(0, ...Object.keys(takes).map((name) => name.length));
  const lines = Object.entries(takes).map(([name, what]) => `  ${name.padEnd(width)}  ${what}`);
  return [does, '', `Usage: ${usage}`, ...lines, '', `Example: ${example}`, ''].join('\n');
}

/**
 * Reads the arguments of a command by Node's `parseArgs`. With `--help` it says what the command
 * does, and ends the process with 0.
 */
export function readArguments<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  help: CommandHelp,
  options?: Options,
) {
  const read = parseArgs({
    allowPositionals: true,
    options: { ...(options as Options), help: { type: 'boolean', short: 'h' } },
  });
  if ('help' in read.values && read.values.help === true) {
    process.stdout.write(helpText(help));
    process.exit(0);
  }
  return read;
}
