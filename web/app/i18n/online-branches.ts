import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { isOnlineAction, onlineBranch } from '#schema/codes/orders/online-actions.ts';

const decided = (element: MessageFormatElement): MessageFormatElement[] => {
  if (element.type === TYPE.select && isOnlineAction(element.value))
    return decideOnline(element.options[onlineBranch(element.value)]?.value ?? []);
  if (element.type === TYPE.tag) return [{ ...element, children: decideOnline(element.children) }];
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element];
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: decideOnline(option.value) },
  ]);
  return [{ ...element, options: Object.fromEntries(options) }];
};

/**
 * A parsed message without its choices between online and by phone, `{REFUND, select, online {…} other {…}}`: the list of
 * online actions decides them when the site is built, so pages pass no argument and load one wording.
 */
export const decideOnline = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap(decided);
