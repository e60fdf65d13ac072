import { readArguments } from '#gateway/command-help.ts';
import { readEnvironment } from '#gateway/environment.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { readTeams } from '#gateway/upstreams/read-teams.ts';
import { writeShare } from '#gateway/upstreams/shares.ts';
import type { Team } from '#gateway/upstreams/team.ts';
import { teamKeys } from '#gateway/upstreams/team-key.ts';
import { explainStartupError } from './startup-error.ts';

const USE = `npm run upstreams -- list
npm run upstreams -- set <team> <percent>
npm run upstreams -- key <team>`;

/**
 * `npm run upstreams`: which services have taken what over, for which share of visitors; sets the
 * share, and says the key of one.
 */
function run([command, name = '', percent = '']: readonly string[]): string {
  const environment = readEnvironment();
  if (!environment.upstreams) return 'UPSTREAMS names no folder.';
  const teams = readTeams(environment.upstreams);
  const named = (): Team => {
    const team = teams.find((one) => one.name === name);
    if (!team) throw new Error(`No such team: ${name}. There are: ${teams.map((one) => one.name)}`);
    return team;
  };
  if (command === 'list')
    return teams
      .map((team) => `${team.name} ${team.percent}% ${team.url}\n  ${team.takes.join('\n  ')}`)
      .join('\n');
  if (command === 'set' && /^(100|\d{1,2})$/.test(percent)) {
    writeShare(named(), Number(percent));
    return `${name} ${percent}%: each gateway on this folder follows within a second.`;
  }
  if (command === 'key')
    return teamKeys(deriveKeys(environment).upstreams, named().name).join('\n');
  return USE;
}

const { positionals } = readArguments({
  usage: 'npm run upstreams -- list|set|key [team] [percent]',
  does: 'Which services have taken what over, for which share of visitors; sets the share, and says the key of one.',
  takes: {
    list: 'the services and what they have taken over',
    'set <team> <percent>': 'for which share of visitors',
    'key <team>': 'the key with which it is asked',
  },
  example: 'npm run upstreams -- set refunds 10',
});
try {
  process.stdout.write(`${run(positionals)}\n`);
} catch (fault) {
  process.stderr.write(`${explainStartupError(fault) ?? String(fault)}\n`);
  process.exitCode = 1;
}
