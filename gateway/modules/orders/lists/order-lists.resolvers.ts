import { connectionOfFound } from '#gateway/requests/connection-of.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { ORDER_TABS } from '#schema/codes/orders/order-tabs.ts';

const DIVISION = { most: LIMITS.page.most, keyOf: ({ id }: { id: string }) => id };

/** The orders of a member, page by page. */
export const orderListsResolvers: Resolvers = {
  Member: {
    async orders({ id }, { tab, search, ...page }, { services, actor, now }) {
      const listed = await services.orders.ofMember(id, now, search ?? '');
      const inTab = listed.filter(({ tabs }) => tabs.includes(tab));
      const viewer = await actor();
      return connectionOfFound(inTab, page, DIVISION, (one) =>
        services.orders.find({ id: one.id }, viewer, now),
      );
    },
    async orderTabs({ id }, _args, { services, now }) {
      const listed = await services.orders.ofMember(id, now, '');
      return ORDER_TABS.map((tab) => ({
        tab,
        count: listed.filter(({ tabs }) => tabs.includes(tab)).length,
      }));
    },
  },
};
