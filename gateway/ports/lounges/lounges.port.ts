import type { PartnerAirline } from '#schema/codes/club/partner-airlines.ts';
import type { LoungeService, LoungeSide } from '#schema/codes/flights/lounges.ts';

/** A lounge as it is known at an airport. */
export type Lounge = {
  /** Unique and stable: `PVG-INTERNATIONAL`. */
  readonly code: string;
  readonly airportCode: string;
  readonly side: LoungeSide;
  readonly nearGate: string | null;
  /** Whose it is; null for the airline's own. */
  readonly partner: PartnerAirline | null;
  /** Wall clock of the airport, `HH:MM`. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly services: readonly LoungeService[];
};

/** The lounges that are open to passengers. */
export type Lounges = { readonly lounges: readonly Lounge[] };
