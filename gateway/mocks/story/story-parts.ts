import type { Services } from '#gateway/requests/services.ts';
import type { Makings } from './orders/place-order.ts';
import type { StoryOrders } from './orders/story-orders.ts';

/** What a mock is made of: the services that resolvers ask, and what the story's own resolvers know beside them. */
export type StoryParts = Makings & { readonly orders: StoryOrders; readonly services: Services };
