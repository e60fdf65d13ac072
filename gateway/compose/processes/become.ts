import { GATEWAY_RUNTIME } from '#gateway/runtime.ts';

/**
 * Goes on as another script, in the same process and with the same terminal, under the limits of a gateway: they must be
 * there before a process starts. What an operator has set goes before them. Returns where the system cannot do that (Windows).
 */
export function become(script: string): void {
  const { execPath, execArgv, env } = process;
  const { options, variables } = GATEWAY_RUNTIME;
  const own = env.NODE_OPTIONS ? [env.NODE_OPTIONS] : [];
  try {
    process.execve?.(execPath, [execPath, ...execArgv, script], {
      ...variables,
      ...env,
      NODE_OPTIONS: [...options, ...own].join(' '),
    });
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (code !== 'ERR_FEATURE_UNAVAILABLE_ON_PLATFORM') throw fault;
  }
}
