import type { Lounge, Lounges } from '#gateway/ports/lounges/lounges.port.ts';
import type { Airport, Timetable } from '#gateway/ports/timetable/timetable.port.ts';

/** A lounge at an airport that the airline serves. */
export type PlacedLounge = Lounge & { readonly airport: Airport };

/** Where passengers may wait in comfort. */
export function createLoungeService({ lounges }: Lounges, timetable: Pick<Timetable, 'airport'>) {
  const placed = lounges
    .flatMap((lounge): PlacedLounge[] => {
      const airport = timetable.airport(lounge.airportCode);
      return airport ? [{ ...lounge, airport }] : [];
    })
    .sort(
      (a, b) =>
        Number(a.partner !== null) - Number(b.partner !== null) ||
        a.airportCode.localeCompare(b.airportCode, 'en'),
    );
  return {
    lounges: (): readonly PlacedLounge[] => placed,
    lounge: (code: string): PlacedLounge | null =>
      placed.find((lounge) => lounge.code === code) ?? null,
  };
}

export type LoungeDirectory = ReturnType<typeof createLoungeService>;
