import { describe, expect, it } from 'vitest';
import { draftProblems, problemsOf, questionOf, readDraft, writeDraft } from './status-question.ts';

const TODAY = '2026-12-24';
const read = (query: string) => readDraft(new URLSearchParams(query), TODAY);

describe('an address', () => {
  it('asks by route, or by number where it names a flight', () => {
    expect(questionOf(read('from=sha&to=TYO&date=2026-12-25'))).toEqual({
      route: { origin: 'SHA', destination: 'TYO', date: '2026-12-25' },
    });
    expect(questionOf(read('flight=mg+523&date=2026-12-25'))).toEqual({
      flight: { flightNumber: 'mg 523', date: '2026-12-25' },
    });
  });

  it('of a plain form has the places as they stood in the fields, and the way that was chosen', () => {
    const draft = read('by=ROUTE&from=Shanghai+(SHA)&to=Tokyo+(NRT)&flight=&date=2026-12-25');
    expect(questionOf(draft)).toEqual({
      route: { origin: 'SHA', destination: 'NRT', date: '2026-12-25' },
    });
  });

  it('without a day means today, and with a wrong one keeps it', () => {
    expect(read('flight=523').date).toBe(TODAY);
    expect(read('flight=523&date=2026-02-30')).toMatchObject({ date: '2026-02-30' });
  });

  it('is written and read back the same', () => {
    const query = 'from=PVG&to=NRT&date=2026-12-25';
    expect(writeDraft(read(query)).toString()).toBe(query);
    expect(writeDraft(read('by=flight&flight=MG523&date=2026-12-25')).toString()).toBe(
      'flight=MG523&date=2026-12-25',
    );
  });
});

describe('a problem stands at its field', () => {
  it.each([
    ['from=&to=&date=2026-12-25', { from: 'REQUIRED', to: 'REQUIRED' }],
    ['from=PVG&to=PVG&date=2026-12-25', { to: 'SAME_PLACE' }],
    ['flight=&date=', { flight: 'REQUIRED', date: 'REQUIRED' }],
    ['flight=what&date=2026-02-30', { flight: 'FLIGHT_NUMBER_INVALID', date: 'DATE_INVALID' }],
  ])('of %s', (query, problems) => {
    expect(draftProblems(read(query))).toEqual(problems);
    expect(questionOf(read(query))).toBeNull();
  });

  it('where the gateway found it, one at a field', () => {
    expect(
      problemsOf([
        { code: 'FLIGHT_NUMBER_UNKNOWN', path: ['flight', 'flightNumber'] },
        { code: 'DATE_TOO_LONG_AGO', path: ['flight', 'date'] },
        { code: 'DATE_BEYOND_HORIZON', path: ['flight', 'date'] },
        { code: 'PLACE_UNKNOWN', path: ['route', 'origin'] },
      ]),
    ).toEqual({
      from: 'PLACE_UNKNOWN',
      flight: 'FLIGHT_NUMBER_UNKNOWN',
      date: 'DATE_TOO_LONG_AGO',
    });
  });
});
