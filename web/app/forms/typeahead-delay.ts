import type { KeyboardEvent } from 'react';

/**
 * After such a pause a browser begins a new word in a list: of "south k" typed slowly it would look
 * for "h" alone.
 */
const BROWSER_FORGETS_MILLISECONDS = 1_000;
/** After such a pause so do we. */
const FORGOTTEN_MILLISECONDS = 5_000;

const beginningWith = ({ options }: HTMLSelectElement, typed: string) =>
  [...options].find(({ value, text }) => value && text.toLowerCase().startsWith(typed));

/**
 * Goes on with the word that is typed into a list after a pause in which the browser has forgotten
 * it, so that a slow writer, or a slow machine, does not choose another entry by the letters that
 * are left. Anything else is left to the browser.
 * @returns the handler of keys for one list
 */
export function typeaheadDelay() {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  /** The browser has lost the beginning of this word. */
  let isOurs = false;

  return (event: KeyboardEvent<HTMLSelectElement>): void => {
    const { key, timeStamp, currentTarget: list } = event;
    const pause = timeStamp - last;
    last = timeStamp;
    if (key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) {
      if (key !== 'Shift') typed = '';
      return;
    }
    const letter = key.toLowerCase();
    const isKnown = typed !== '' && pause <= FORGOTTEN_MILLISECONDS;
    const isForgotten = isOurs || pause > BROWSER_FORGETS_MILLISECONDS;
    if (!isKnown || !isForgotten) {
      typed = isKnown ? typed + letter : letter;
      isOurs = isOurs && isKnown;
      return;
    }
    const found = beginningWith(list, typed + letter);
    // a letter that no entry goes on with begins another word, unless it only slipped in
    if (!found && pause > BROWSER_FORGETS_MILLISECONDS) {
      typed = letter;
      isOurs = false;
      return;
    }
    event.preventDefault();
    if (!found) return;
    typed += letter;
    isOurs = true;
    if (list.value === found.value) return;
    list.value = found.value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
