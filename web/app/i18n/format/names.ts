/** A traveller's name as on a ticket: `YAMADA/TARO` (SPEC section 5). */
export const ticketName = (name: { lastName: string; firstName: string }): string =>
  `${name.lastName}/${name.firstName}`.toUpperCase();
