import { expect, it } from 'vitest';
import { OFFERED_ORDER_ACTIONS, ONLINE_ACTIONS, onlineBranch } from './online-actions.ts';
import { ORDER_ACTIONS } from './order-actions.ts';

it('the buttons of an order and the texts follow one list', () => {
  for (const action of ORDER_ACTIONS)
    if (action in ONLINE_ACTIONS) {
      const isOn = ONLINE_ACTIONS[action as keyof typeof ONLINE_ACTIONS];
      expect([action, OFFERED_ORDER_ACTIONS.has(action)]).toEqual([action, isOn]);
      expect(onlineBranch(action as keyof typeof ONLINE_ACTIONS) === 'online').toBe(isOn);
    }
});

it('who cannot check in here cannot cancel a check-in here', () => {
  expect(OFFERED_ORDER_ACTIONS.has('CANCEL_CHECK_IN')).toBe(ONLINE_ACTIONS.CHECK_IN);
});
