/**
 * What resolvers may call, one service an aggregate. A module adds one line here, `readonly orders: OrderService`, and the
 * composition root builds it.
 */
export interface Services extends Readonly<Record<never, never>> {}
