import type { Lounge } from '#gateway/ports/lounges/lounges.port.ts';
import type { PartnerAirline } from '#schema/codes/club/partner-airlines.ts';

type Row = Omit<Lounge, 'code' | 'partner'>;

const own = (row: Row): Lounge => ({
  ...row,
  code: `${row.airportCode}-${row.side}`,
  partner: null,
});
const of = (partner: PartnerAirline, row: Row): Lounge => ({
  ...row,
  code: `${row.airportCode}-${row.side}-${partner}`,
  partner,
});

/** The airline's own at its hubs, its partners' elsewhere; gates and hours are the demo's. */
export const LOUNGES: readonly Lounge[] = [
  own({
    airportCode: 'PVG',
    side: 'INTERNATIONAL',
    nearGate: 'D68',
    opensAt: '05:30',
    closesAt: '23:45',
    services: ['HOT_MEALS', 'SHOWERS', 'WORKPLACES', 'QUIET_ROOM', 'FAMILY_ROOM'],
  }),
  own({
    airportCode: 'PVG',
    side: 'DOMESTIC',
    nearGate: 'C85',
    opensAt: '05:15',
    closesAt: '22:30',
    services: ['HOT_MEALS', 'WORKPLACES', 'FAMILY_ROOM'],
  }),
  own({
    airportCode: 'SHA',
    side: 'DOMESTIC',
    nearGate: '46',
    opensAt: '05:15',
    closesAt: '22:45',
    services: ['HOT_MEALS', 'SHOWERS', 'WORKPLACES', 'QUIET_ROOM'],
  }),
  of('NH', {
    airportCode: 'HND',
    side: 'INTERNATIONAL',
    nearGate: '110',
    opensAt: '05:00',
    closesAt: '23:30',
    services: ['HOT_MEALS', 'SHOWERS', 'WORKPLACES', 'QUIET_ROOM'],
  }),
  of('UA', {
    airportCode: 'HKG',
    side: 'INTERNATIONAL',
    nearGate: '60',
    opensAt: '06:00',
    closesAt: '23:30',
    services: ['HOT_MEALS', 'SHOWERS', 'WORKPLACES'],
  }),
  of('AY', {
    airportCode: 'HEL',
    side: 'INTERNATIONAL',
    nearGate: '50',
    opensAt: '05:30',
    closesAt: '23:45',
    services: ['HOT_MEALS', 'SHOWERS', 'WORKPLACES', 'QUIET_ROOM'],
  }),
  of('SQ', {
    airportCode: 'LHR',
    side: 'INTERNATIONAL',
    nearGate: 'B36',
    opensAt: '06:00',
    closesAt: '22:15',
    services: ['HOT_MEALS', 'SHOWERS', 'WORKPLACES'],
  }),
  of('NH', {
    airportCode: 'NRT',
    side: 'INTERNATIONAL',
    nearGate: '52',
    opensAt: '07:00',
    closesAt: '21:00',
    services: ['HOT_MEALS', 'SHOWERS', 'WORKPLACES'],
  }),
  of('CA', {
    airportCode: 'PEK',
    side: 'DOMESTIC',
    nearGate: 'C18',
    opensAt: '05:30',
    closesAt: '23:30',
    services: ['HOT_MEALS', 'WORKPLACES', 'QUIET_ROOM'],
  }),
  of('SQ', {
    airportCode: 'SIN',
    side: 'INTERNATIONAL',
    nearGate: 'A8',
    opensAt: '05:00',
    closesAt: '23:45',
    services: ['HOT_MEALS', 'SHOWERS', 'WORKPLACES', 'QUIET_ROOM', 'FAMILY_ROOM'],
  }),
  of('ZH', {
    airportCode: 'SZX',
    side: 'DOMESTIC',
    nearGate: '27',
    opensAt: '05:45',
    closesAt: '23:00',
    services: ['SNACKS', 'WORKPLACES'],
  }),
  of('CA', {
    airportCode: 'TFU',
    side: 'DOMESTIC',
    nearGate: '217',
    opensAt: '05:45',
    closesAt: '23:00',
    services: ['HOT_MEALS', 'WORKPLACES', 'QUIET_ROOM'],
  }),
  of('BR', {
    airportCode: 'TPE',
    side: 'INTERNATIONAL',
    nearGate: 'C5',
    opensAt: '05:00',
    closesAt: '23:30',
    services: ['HOT_MEALS', 'SHOWERS', 'WORKPLACES', 'QUIET_ROOM'],
  }),
];
