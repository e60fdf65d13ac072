import { describe, expect, it } from 'vitest';
import { partyStep } from './party-step.ts';

const party = (adults: number, children = 0, infants = 0) => ({ adults, children, infants });

describe('one press of a stepper', () => {
  it('counts', () => {
    expect(partyStep(party(1), 'children', 1).party).toEqual(party(1, 1));
    expect(partyStep(party(1, 1), 'children', -1).party).toEqual(party(1));
  });

  it.each([
    ['the last adult stays', party(1), 'adults', -1, 'ADULT_REQUIRED'],
    ['nobody is less than none', party(1), 'infants', -1, 'PARTY_COUNT_INVALID'],
    ['an infant needs an adult of its own', party(1, 0, 1), 'infants', 1, 'TOO_MANY_INFANTS'],
    ['an adult has two children at most', party(1, 2), 'children', 1, 'TOO_MANY_DEPENDANTS'],
    ['an adult who is needed stays', party(2, 0, 2), 'adults', -1, 'TOO_MANY_INFANTS'],
    ['nine travel at most', party(9), 'adults', 1, 'PARTY_TOO_LARGE'],
  ] as const)('is refused with its rule: %s', (_, from, counter, by, code) => {
    expect(partyStep(from, counter, by)).toEqual({ party: null, refused: code });
  });

  it('leads out of a party that an address got wrong', () => {
    expect(partyStep(party(1, 0, 3), 'infants', -1).party).toEqual(party(1, 0, 2));
    expect(partyStep(party(1, 0, 3), 'adults', 1).party).toEqual(party(2, 0, 3));
    expect(partyStep(party(1, 0, 3), 'infants', 1).refused).toBe('TOO_MANY_INFANTS');
    expect(partyStep(party(9, 9, 9), 'children', -1).party).toEqual(party(9, 8, 9));
  });
});
