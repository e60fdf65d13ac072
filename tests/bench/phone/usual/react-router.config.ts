import type { Config } from '@react-router/dev/config';

/** Beside the other results of a bench, out of the sources. */
export default { ssr: true, buildDirectory: '../../../../.cache/usual-build' } satisfies Config;
