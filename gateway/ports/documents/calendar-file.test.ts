import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { aReceipt } from './documents.test-support.ts';

const linesOf = (file: string): string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('the calendar file', () => {
  it('has one event a flight, in UTC', () => {
    const lines = linesOf(calendarFile(aReceipt('en').flights, 'K7M2PX', 'en'));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
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
    expect(new Set(uids()).size).toBe(2);
  });

  it('leaves the terminal out where the airport has one alone', () => {
    const [flight] = aReceipt('zh-hk').flights;
    const origin = { ...flight!.origin, terminal: null };
    const lines = linesOf(calendarFile([{ ...flight!, origin }], 'K7M2PX', 'zh-hk'));
    expect(lines).toContain('LOCATION:浦東國際機場');
  });
});
