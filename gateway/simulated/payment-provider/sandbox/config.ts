import * as v from 'valibot';

const schema = v.strictObject({
  /** Where the state lives. */
  directory: v.pipe(v.string(), v.minLength(1)),
  apiSecret: v.pipe(v.string(), v.minLength(16)),
  webhookSecret: v.pipe(v.string(), v.minLength(16)),
  host: v.optional(v.string(), '127.0.0.1'),
  /** 0: the one used last time if it is free, else any. */
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65535)), 0),
  /** How browsers reach the hosted page; by default the address it listens on. */
  publicUrl: v.optional(v.nullable(v.pipe(v.string(), v.url())), null),
  /** The pause before a webhook is sent a second time, in milliseconds; it doubles from there. */
  firstRetryMilliseconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1000),
  /** How long another sandbox in the directory may take to end, in milliseconds. */
  patienceMilliseconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 5000),
});

export type SandboxConfig = v.InferOutput<typeof schema>;
export type SandboxConfigInput = v.InferInput<typeof schema>;

/** Reads the configuration: one line of JSON. Throws when something is missing or wrong. */
export const readConfig = (line: string): SandboxConfig => v.parse(schema, JSON.parse(line));
