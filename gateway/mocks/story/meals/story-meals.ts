import { isUnderReview } from '#gateway/mocks/story/refunds/refund-view.ts';
import { inStory } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import { mealChanges } from '#gateway/modules/meals/meal-changes.ts';
import type { MealService } from '#gateway/modules/meals/meals.service.ts';
import { mealFlight } from '#gateway/modules/orders/meals/meals-along.ts';
import {
  couponOf,
  type PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { refusedFaults } from '#gateway/requests/refused.ts';
import type { MealFacts } from '#schema/rules/meals/special-meal.ts';

/** What decides about a special meal in the story: no flight of it is cancelled. */
export const storyMealFacts = (story: Story, one: PassengerSegmentView): MealFacts => ({
  ...mealFlight(one.segment),
  passengerType: one.passenger.type,
  coupon: couponOf(one)?.state ?? null,
  flightCancelled: false,
  procedure: isUnderReview(story, inStory(one).key) ? 'REFUND' : null,
});

/** Special meals of the story's orders. */
export const storyMeals = ({
  story,
  orders,
}: Pick<StoryParts, 'story' | 'orders'>): MealService => ({
  async choose(request, _actor, now) {
    const { orderId, meals, idempotencyKey } = request;
    const order = await orders.find({ id: orderId }, TRAVELLER, now);
    const stored = story.orders.get(orderId);
    if (meals.length === 0) return [{ code: 'REQUIRED', path: ['meals'] }];
    if (!order || !stored) return [{ code: 'ORDER_NOT_FOUND', path: ['orderId'] }];
    const answer = await story.once('chooseMeals', { ...request, idempotencyKey }, () => {
      try {
        const changes = mealChanges(order, meals, (one) => storyMealFacts(story, one), now);
        const passengers = stored.parts.passengers.map((passenger) => ({
          ...passenger,
          meals:
            changes.find(({ passengerId }) => passengerId === passenger.id)?.meals ??
            passenger.meals,
        }));
        story.orders.set(orderId, { ...stored, parts: { ...stored.parts, passengers } });
        return { userErrors: [] };
      } catch (fault) {
        return { userErrors: refusedFaults(fault) };
      }
    });
    return (answer?.userErrors ?? [
      { code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] },
    ]) as Awaited<ReturnType<MealService['choose']>>;
  },
});
