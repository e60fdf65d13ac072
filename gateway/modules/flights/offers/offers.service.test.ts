import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchRequest } from '#gateway/modules/flights/search/flight-search.input.ts';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { aRoundTrip, aSearch } from '#gateway/scenarios/builders/search.builder.ts';
import { addMoney, subtractMoney } from '#schema/rules/base/money.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2026-11-20T10:25:00Z');
const FAMILY = { adults: 2, children: 1, infants: 1 };

function choosing() {
  let left = 40;
  const airline = anAirline({ seatsLeft: () => left });
  const fareIds = async (request: SearchRequest): Promise<string[]> => {
    const selected: string[] = [];
    for (const boundIndex of request.bounds.keys()) {
      const found = await airline.flights.search({ ...request, boundIndex, selected }, null, NOW);
      selected.push(found.flights[0]?.fares[0]?.fareId ?? 'none');
    }
    return selected;
  };
  const choose = async (request: SearchRequest, now = NOW) => {
    const { tripType, party } = request;
    return airline.offers.create({ tripType, party, fareIds: await fareIds(request) }, now);
  };
  return {
    ...airline,
    fareIds,
    choose,
    sell: (seats: number) => {
      left -= seats;
    },
  };
}
const codes = ({
  userErrors,
}: {
  userErrors: readonly { code: string; path: readonly string[] }[];
}) => userErrors.map(({ code, path }) => `${path.join('.')} ${code}`);

describe('an offer', () => {
  test('is for the whole trip and the whole party, at the total that the search showed', async () => {
    const { choose, flights, fareIds } = choosing();
    const request = aRoundTrip({ party: FAMILY });
    const { offer, priceChange, userErrors } = await choose(request);
    expect(userErrors).toEqual([]);
    expect(priceChange).toBeNull();
    expect(offer?.bounds).toHaveLength(2);
    expect(offer?.price.items.map(({ count }) => count)).toEqual([2, 1, 1]);
    const selected = [(await fareIds(request))[0] ?? ''];
    const back = await flights.search({ ...request, boundIndex: 1, selected }, null, NOW);
    expect(back.flights[0]?.fares[0]?.tripTotal).toEqual(offer?.price.total);
  });

  test('stands for 20 minutes and can be read after that', async () => {
    const { choose, offers } = choosing();
    const { offer } = await choose(aSearch());
    expect(offer?.expiresAt).toEqual(new Date('2026-11-20T10:20:00Z'));
    const read = offers.read(offer?.id ?? '');
    expect(read).toEqual(offer);
    expect(read && isExpired(read.expiresAt, new Date('2026-11-20T10:19:59Z'))).toBe(false);
    expect(read && isExpired(read.expiresAt, new Date('2026-11-20T10:20:00Z'))).toBe(true);
  });

  test('can be read by every gateway with the same key and by no other', async () => {
    const { choose, key } = choosing();
    const { offer } = await choose(aSearch());
    expect(anAirline({ key }).offers.read(offer?.id ?? '')).toEqual(offer);
    expect(anAirline().offers.read(offer?.id ?? '')).toBeNull();
  });

  test('that was altered anywhere is none', async () => {
    const { choose, offers } = choosing();
    const id = (await choose(aSearch())).offer?.id ?? '';
    fc.assert(
      fc.property(fc.nat(id.length - 1), fc.constantFrom(...'Ab0-.'), (at, character) => {
        fc.pre(id[at] !== character);
        expect(offers.read(id.slice(0, at) + character + id.slice(at + 1))).toBeNull();
      }),
    );
  });

  test('of six bounds for nine travellers fits into an address', async () => {
    const cities = ['PVG', 'NRT', 'PVG', 'HKG', 'PVG', 'ICN', 'PVG'];
    const { offer } = await choosing().choose(
      aSearch({
        tripType: 'MULTI_CITY',
        party: { adults: 4, children: 3, infants: 2 },
        bounds: Array.from({ length: 6 }, (_, index) => ({
          origin: cities[index] ?? '',
          destination: cities[index + 1] ?? '',
          departureDate: `2026-12-1${index}`,
        })),
      }),
    );
    expect(offer?.bounds).toHaveLength(6);
    expect(offer?.id.length).toBeLessThan(2000);
  });

  test('says when one bound follows closely on another', async () => {
    const toBeijing = (origin: string, destination: string, departureDate: string) => ({
      origin,
      destination,
      departureDate,
    });
    const warnings = async (day: string) => {
      const bounds = [toBeijing('SHA', 'PEK', '2026-12-10'), toBeijing('PEK', 'SHA', day)];
      return (await choosing().choose(aRoundTrip({ bounds, sort: 'DEPARTURE' }))).warnings;
    };
    expect(await warnings('2026-12-10')).toEqual(['TIGHT_CONNECTION']);
    expect(await warnings('2026-12-11')).toEqual([]);
  });
});

describe('an offer is refused', () => {
  test('for fares that this airline did not make, or that are for another bound', async () => {
    const { offers, fareIds } = choosing();
    const { tripType, party } = aRoundTrip();
    const ids = await fareIds(aRoundTrip());
    const create = (fareIds: string[]) => offers.create({ tripType, party, fareIds }, NOW);
    expect(codes(await create(['x', ids[1] ?? '']))).toEqual(['fareIds.0 OFFER_INVALID']);
    expect(codes(await create(ids.toReversed()))).toEqual([
      'fareIds.0 OFFER_INVALID',
      'fareIds.1 OFFER_INVALID',
    ]);
    expect(codes(await create(ids.slice(1)))).toEqual(['fareIds BOUND_COUNT']);
  });

  test('for another party than the one that was searched for', async () => {
    const { offers, fareIds } = choosing();
    const ids = await fareIds(aSearch());
    const create = (party: SearchRequest['party']) =>
      offers.create({ tripType: 'ONE_WAY', party, fareIds: ids }, NOW);
    expect(codes(await create({ adults: 2, children: 0, infants: 0 }))).toEqual([
      'party PARTY_INVALID',
    ]);
    expect(codes(await create({ adults: 0, children: 0, infants: 0 }))).toEqual([
      'party PARTY_INVALID',
    ]);
  });

  test('for flights that leave too soon', async () => {
    const ids = await choosing().choose(aSearch(), new Date('2026-12-31T00:00:00Z'));
    expect(codes(ids)).toEqual(['fareIds.0 FLIGHT_DEPARTED']);
  });

  test('for a way back that leaves before the way there lands', async () => {
    const { offers, fareIds } = choosing();
    const [out = '', back = ''] = await fareIds(
      aRoundTrip({
        bounds: [
          { origin: 'PVG', destination: 'NRT', departureDate: '2026-12-10' },
          { origin: 'NRT', destination: 'PVG', departureDate: '2026-12-17' },
        ],
      }),
    );
    const [late = ''] = await fareIds(
      aRoundTrip({
        bounds: [
          { origin: 'PVG', destination: 'NRT', departureDate: '2026-12-20' },
          { origin: 'NRT', destination: 'PVG', departureDate: '2026-12-24' },
        ],
      }),
    );
    const { tripType, party } = aRoundTrip();
    const create = (fareIds: string[]) => offers.create({ tripType, party, fareIds }, NOW);
    expect(codes(await create([out, back]))).toEqual([]);
    expect(codes(await create([late, back]))).toEqual(['fareIds.1 BOUNDS_OUT_OF_ORDER']);
  });

  test('when the seats have gone since the search', async () => {
    const { fareIds, offers, sell } = choosing();
    const ids = await fareIds(aSearch({ party: FAMILY }));
    sell(38);
    const answer = await offers.create({ tripType: 'ONE_WAY', party: FAMILY, fareIds: ids }, NOW);
    expect(codes(answer)).toEqual(['fareIds.0 SOLD_OUT']);
    expect(answer.offer).toBeNull();
  });
});

describe('a price that moved', () => {
  test('between search and offer is shown with the old and the new price', async () => {
    const { fareIds, offers, sell } = choosing();
    const ids = await fareIds(aSearch());
    const before = await offers.create(
      { tripType: 'ONE_WAY', party: aSearch().party, fareIds: ids },
      NOW,
    );
    sell(35);
    const { offer, priceChange } = await offers.create(
      { tripType: 'ONE_WAY', party: aSearch().party, fareIds: ids },
      NOW,
    );
    expect(priceChange?.oldTotal).toEqual(before.offer?.price.total);
    expect(priceChange?.newTotal).toEqual(offer?.price.total);
    expect(priceChange?.difference.amount).toBeGreaterThan(0);
  });

  test('is shown line by line when an offer is priced again, and the lines add up to the difference', async () => {
    const { choose, offers, sell } = choosing();
    const old = (await choose(aRoundTrip({ party: FAMILY }))).offer;
    sell(32);
    const { offer, priceChange } = await offers.reprice(old?.id ?? '', LATER);
    if (!old || !offer || !priceChange) throw new Error('the price moved');
    expect(offer.expiresAt).toEqual(new Date('2026-11-20T10:45:00Z'));
    expect(offer.bounds.map(({ itinerary }) => itinerary)).toEqual(
      old.bounds.map(({ itinerary }) => itinerary),
    );
    expect(addMoney(old.price.total, priceChange.difference)).toEqual(offer.price.total);
    const count = (type: string) =>
      offer.price.items.find(({ passengerType }) => passengerType === type)?.count ?? 0;
    const lines = priceChange.lines.reduce(
      (sum, line) => sum + subtractMoney(line.new, line.old).amount * count(line.passengerType),
      0,
    );
    expect(lines).toBe(priceChange.difference.amount);
    expect(priceChange.lines.every(({ kind }) => kind === 'FARE')).toBe(true);
  });

  test('that did not change is not shown', async () => {
    const { choose, offers } = choosing();
    const old = (await choose(aSearch())).offer;
    const { offer, priceChange } = await offers.reprice(old?.id ?? '', LATER);
    expect(priceChange).toBeNull();
    expect(offer?.price).toEqual(old?.price);
  });

  test('is not known of flights that are sold out or gone, or of what was never an offer', async () => {
    const { choose, offers, sell } = choosing();
    const id = (await choose(aSearch())).offer?.id ?? '';
    expect(codes(await offers.reprice('x', NOW))).toEqual(['offerId OFFER_INVALID']);
    expect(codes(await offers.reprice(id, new Date('2026-12-10T23:00:00Z')))).toEqual([
      'offerId FLIGHT_DEPARTED',
    ]);
    sell(40);
    expect(codes(await offers.reprice(id, NOW))).toEqual(['offerId SOLD_OUT']);
  });
});

test('a total is shown in other currencies for reading only', async () => {
  const { choose, offers } = choosing();
  const { offer } = await choose(aSearch());
  if (!offer) throw new Error('an offer');
  expect(offers.displayTotal(offer, 'JPY', NOW)?.currency).toBe('JPY');
  expect(offers.displayTotal(offer, 'CNY', NOW)).toBeNull();
  expect(offers.displayTotal(offer, 'XPF', NOW)).toBeNull();
});
