const pathOf = (page: string, order: string): string => `${page}?${new URLSearchParams({ order })}`;

/** The page of an order of flights, in English. @param id the global id */
export const orderPath = (id: string): string => pathOf('/order/flightOrderDetail', id);

/** Where it is paid, in English. @param id the global id */
export const paymentPath = (id: string): string => pathOf('/flightInquiry/payment', id);
