/** A traveller's name as on a ticket: `YAMADA/TARO` (RULES 2.12). */
export const ticketName = (name: { lastName: string; firstName: string }): string =>
  `${name.lastName}/${name.firstName}`.toUpperCase();
