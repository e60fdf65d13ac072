import { parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { scalarResolvers } from './scalars.resolvers.ts';

function accepts(name: keyof typeof scalarResolvers, value: unknown) {
  try {
    scalarResolvers[name].parseValue(value);
    return true;
  } catch {
    return false;
  }
}

describe('scalars refuse what their descriptions do not allow', () => {
  it.each([
    ['LocalDate', '2028-02-29', '2027-02-29'],
    ['LocalDate', '2026-12-31', '2026-12-31T00:00'],
    ['LocalTime', '23:59', '24:00'],
    ['LocalDateTime', '2026-11-20T08:05', '2026-11-20 08:05'],
    ['DateTime', '2026-11-20T08:05:00Z', '2026-11-20T08:05:00+08:00'],
    ['DateTime', '2026-11-20T08:05:00.250Z', '2026-11-31T08:05:00Z'],
    ['TimeZone', 'Asia/Shanghai', 'Mars/Olympus'],
    ['CurrencyCode', 'JPY', 'YEN'],
    ['CountryCode', 'HK', 'hk'],
    ['IdempotencyKey', 'form-1_b', 'p1'],
    ['IdempotencyKey', 'k'.repeat(64), 'k'.repeat(65)],
    ['URL', 'https://pay.example/a?b=1', 'javascript:alert(1)'],
  ] as const)('%s takes %s and not %s', (name, good, bad) => {
    expect(accepts(name, good)).toBe(true);
    expect(accepts(name, bad)).toBe(false);
    expect(accepts(name, 42)).toBe(false);
  });

  it('Upload takes a file of a multipart request, and nothing that was typed', () => {
    const file = new File(['%PDF-'], 'proof.pdf');
    expect(scalarResolvers.Upload.parseValue(file)).toBe(file);
    expect(accepts('Upload', 'proof.pdf')).toBe(false);
    expect(accepts('Upload', {})).toBe(false);
  });

  it('say where in the query the wrong value stands', () => {
    const type = { LocalDate: scalarResolvers.LocalDate, DateTime: scalarResolvers.DateTime };
    for (const scalar of Object.values(type)) {
      const node = parseValue('"yesterday"');
      const refused = () => scalar.parseLiteral(node);
      expect(refused).toThrow(expect.objectContaining({ locations: [{ line: 1, column: 1 }] }));
    }
  });

  it('an instant is a Date in the gateway and ends in Z on the wire', () => {
    const { DateTime } = scalarResolvers;
    expect(DateTime.parseValue('2026-11-20T08:05:00Z')).toEqual(
      new Date(Date.UTC(2026, 10, 20, 8, 5)),
    );
    expect(DateTime.serialize(new Date(Date.UTC(2026, 10, 20, 8, 5)))).toBe('2026-11-20T08:05:00Z');
    expect(DateTime.serialize(new Date(Date.UTC(2026, 10, 20, 8, 5, 0, 7)))).toBe(
      '2026-11-20T08:05:00.007Z',
    );
  });
});
