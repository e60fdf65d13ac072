import { variablesWithin } from '#gateway/environment.ts';
import { GATEWAY_RUNTIME } from '#gateway/runtime.ts';

/**
 * Goes on as another script, in the same process and with the same terminal, under the limits of a gateway: they must be
 * there before a process starts. What an operator has set goes before them. Returns where the system cannot do that (Windows).
 */
export function become(script: string): void {
  const { execPath, execArgv } = process;
  try {
    process.execve?.(execPath, [execPath, ...execArgv, script], variablesWithin(GATEWAY_RUNTIME));
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (code !== 'ERR_FEATURE_UNAVAILABLE_ON_PLATFORM') throw fault;
  }
}
