import { describe, expect, it } from 'vitest';
import { addMinutes } from '#schema/rules/base/time.ts';
import { checkInTimes } from '#schema/rules/check-in/check-in-times.ts';
import { calendarFile } from './calendar-file.ts';
import { aReceipt } from './documents.test-support.ts';

const linesOf = (file: string): string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('the calendar file', () => {
  it('has one event a flight and one for its check-in, in UTC', () => {
    const lines = linesOf(calendarFile(aReceipt('en').flights, 'K7M2PX', 'en'));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4);
    expect(lines).toContain('DTSTART:20261224T010500Z');
    expect(lines).toContain('DTEND:20261224T035500Z');
    expect(lines).toContain('SUMMARY:MG523 Shanghai–Tokyo');
    expect(lines).toContain('LOCATION:Pudong International Airport\\, terminal 2');
  });

  it('names an event the same each time, so that a calendar does not show it twice', () => {
    const uids = () =>
      linesOf(calendarFile(aReceipt('ja').flights, 'K7M2PX', 'ja')).filter((line) =>
        line.startsWith('UID:'),
      );
    expect(uids()).toEqual(uids());
    expect(new Set(uids()).size).toBe(4);
  });

  it('leaves the terminal out where the airport has one alone', () => {
    const [flight] = aReceipt('zh-hk').flights;
    const origin = { ...flight!.origin, terminal: null };
    const lines = linesOf(calendarFile([{ ...flight!, origin }], 'K7M2PX', 'zh-hk'));
    expect(lines).toContain('LOCATION:浦東國際機場');
  });

  it('says when check-in opens, with an alarm, and takes no time of the day for it', () => {
    const [flight] = aReceipt('en').flights;
    const lines = linesOf(calendarFile([flight!], 'K7M2PX', 'en'));
    const opens = checkInTimes(flight!.departure.instant, 'PVG').opensAt;
    const stamp = opens.toISOString().replace(/[-:]|\.000/g, '');
    expect(lines).toContain(`DTSTART:${stamp}`);
    expect(lines.join('\n')).toMatch(new RegExp(`BEGIN:VALARM[\\s\\S]*TRIGGER[^\n]*${stamp}`));
    expect(lines).toContain('TRANSP:TRANSPARENT');
  });

  it('has one check-in for a connection, and two where the passenger stays a day', () => {
    const [flight] = aReceipt('en').flights;
    const onward = (hours: number) => {
      const instant = addMinutes(flight!.arrival.instant, hours * 60);
      const { origin, destination, arrival } = flight!;
      const departure = { instant, zone: arrival.zone };
      return {
        ...flight!,
        flightNumber: 'MG900',
        origin: destination,
        destination: origin,
        departure,
      };
    };
    const checkIns = (hours: number) =>
      linesOf(calendarFile([flight!, onward(hours)], 'K7M2PX', 'en')).filter(
        (line) => line === 'BEGIN:VALARM',
      ).length;
    expect([checkIns(3), checkIns(30)]).toEqual([1, 2]);
  });
});
