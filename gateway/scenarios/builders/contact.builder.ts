import type { ContactInput } from '#gateway/resolvers.gen.ts';

/** A contact that can be written to. */
export const aContact = (overrides: Partial<ContactInput> = {}): ContactInput => ({
  name: 'Anna Liu',
  email: 'anna.liu@example.com',
  phone: { areaCode: '852', number: '21234567' },
  ...overrides,
});
