/** The page of one order of extras, in English. @param id the global id */
export const extrasOrderPath = (id: string): string =>
  `/order/equityOrderDetail?${new URLSearchParams({ order: id })}`;
