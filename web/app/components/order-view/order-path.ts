/** The page of an order of flights, in English. @param id the global id */
export const orderPath = (id: string): string =>
  `/order/flightOrderDetail?${new URLSearchParams({ order: id })}`;
