import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { isOnlineAction, onlineBranch } from '#schema/codes/orders/online-actions.ts';
import { changeInside } from './inside-message.ts';

function decided(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.select && isOnlineAction(element.value))
    return decideOnline(element.options[onlineBranch(element.value)]?.value ?? []);
  return [changeInside(element, decideOnline)];
}

/**
 * A parsed message without its choices between online and by phone,
 * `{REFUND, select, online {…} other {…}}`: the list of online actions decides them when the site
 * is built, so pages pass no argument and load one wording.
 */
export const decideOnline = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap(decided);
