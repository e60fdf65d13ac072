import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { ChangeChoice, ChosenFlights } from './change.model.ts';

/** A `changeFareId`: it holds what was chosen. */
export const changeFareId = (chosen: ChosenFlights): string =>
  globalId('ChangeFare', JSON.stringify(chosen));

/** What a `changeFareId` says; null for one that is none. */
export const chosenIn = (id: string): ChosenFlights | null => {
  const text = keyOf('ChangeFare', id);
  return text ? (JSON.parse(text) as ChosenFlights) : null;
};

/** The id of a change offer. */
export const changeOfferId = (choice: ChangeChoice): string =>
  globalId('ChangeOffer', JSON.stringify(choice));

/** What the id of a change offer says; null for one that is none. */
export const choiceIn = (id: string): ChangeChoice | null => {
  const text = keyOf('ChangeOffer', id);
  return text ? (JSON.parse(text) as ChangeChoice) : null;
};
