/** The page of one order of extras, in English. @param id the global id */
export const benefitOrderPath = (id: string): string =>
  `/order/equityOrderDetail?${new URLSearchParams({ order: id })}`;

/** The page of the flight order for whose passengers extras are, in English. @param id the global id */
export const flightOrderPath = (id: string): string =>
  `/order/flightOrderDetail?${new URLSearchParams({ order: id })}`;
