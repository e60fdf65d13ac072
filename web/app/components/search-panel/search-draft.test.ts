import { describe, expect, it } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import {
  boundsInForce,
  emptyDraft,
  type SearchDraft,
  withBound,
  withBoundAdded,
  withBoundRemoved,
  withSwappedPlaces,
  withTrip,
} from './search-draft.ts';

const roundTrip: SearchDraft = {
  ...emptyDraft(),
  bounds: [{ origin: 'PVG', destination: 'NRT', date: '2026-12-24' }],
  returnDate: '2027-01-03',
};

describe('the draft of a search', () => {
  it('opens a round trip into its way there and its way back', () => {
    expect(withTrip(roundTrip, 'MULTI_CITY').bounds).toEqual([
      { origin: 'PVG', destination: 'NRT', date: '2026-12-24' },
      { origin: 'NRT', destination: 'PVG', date: '2027-01-03' },
    ]);
  });

  it('keeps what was typed while another type of trip is looked at', () => {
    const seen = withTrip(withTrip(roundTrip, 'ONE_WAY'), 'ROUND_TRIP');
    expect(seen).toEqual(roundTrip);
  });

  it('asks for one bound there only, and for two there and back', () => {
    expect(boundsInForce(withTrip(roundTrip, 'ONE_WAY'))).toHaveLength(1);
    expect(boundsInForce(roundTrip)[1]).toEqual({
      origin: 'NRT',
      destination: 'PVG',
      date: '2027-01-03',
    });
  });

  it('starts a further bound where the last one ends', () => {
    const added = withBoundAdded(withTrip(roundTrip, 'MULTI_CITY'));
    expect(added.bounds[2]).toEqual({ origin: 'PVG', destination: null, date: null });
  });

  it('has two to six bounds', () => {
    let draft = withTrip(roundTrip, 'MULTI_CITY');
    for (let i = 0; i < 10; i++) draft = withBoundAdded(draft);
    expect(draft.bounds).toHaveLength(LIMITS.boundsPerSearch);
    for (let i = 0; i < 10; i++) draft = withBoundRemoved(draft, 0);
    expect(draft.bounds).toHaveLength(2);
  });

  it('exchanges where from and where to', () => {
    expect(withSwappedPlaces(roundTrip, 0).bounds[0]).toEqual({
      origin: 'NRT',
      destination: 'PVG',
      date: '2026-12-24',
    });
  });

  it('leads on from where the flight before arrives, unless another origin was chosen', () => {
    const two = withTrip(emptyDraft('SHA'), 'MULTI_CITY');
    const led = withBound(two, 0, { destination: 'TYO' });
    expect(led.bounds[1]?.origin).toBe('TYO');
    expect(withBound(led, 0, { destination: 'KIX' }).bounds[1]?.origin).toBe('KIX');
    const own = withBound(led, 1, { origin: 'NGO' });
    expect(withBound(own, 0, { destination: 'KIX' }).bounds[1]?.origin).toBe('NGO');
  });
});
