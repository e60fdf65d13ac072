import type { PassengersServiceQuery } from '#web/app/routes/booking/passengers/passengers-service.route.gen.ts';

/** The offer that the page asks for, while it can still be booked or priced again. */
export type BookableOffer = NonNullable<PassengersServiceQuery['offer']>;
