import type { UnknownPathItem } from 'valibot';

/** Issues of valibot name fields by a path; for a form the keys are enough. */
export const pathOfField = (field: string, input: object) =>
  field.split('.').map((key) => ({
    type: 'unknown' as const,
    origin: 'value' as const,
    input,
    key,
    value: undefined,
  })) as [UnknownPathItem, ...UnknownPathItem[]];
