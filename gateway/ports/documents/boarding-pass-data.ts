import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { Moment } from '#schema/rules/base/time.ts';
import type { FlightData } from './receipt-data.ts';

/** What a boarding pass asks of its passenger. */
export type BoardingPassNotice = 'DOCUMENT_CHECK' | 'BAG_DROP' | 'BE_AT_GATE';

/** Everything on one boarding pass, plain and cloneable. */
export interface BoardingPassData {
  /** Its bar code, as text (IATA resolution 792). */
  bcbp: string;
  /** As it is printed: 20 letters at most. */
  name: string;
  bookingReference: string;
  /** 13 digits without separators. */
  ticketNumber: string;
  flight: FlightData;
  /** `INF` for an infant on the lap. */
  seatNumber: string;
  sequenceNumber: number;
  boardingGroup: number;
  boardingAt: Moment;
  gateClosesAt: Moment;
  /** Null before it is assigned. */
  gate: string | null;
  priority: boolean;
  lounge: boolean;
  /** The club card; null without one. */
  cardTier: CardTier | null;
  notes: readonly BoardingPassNotice[];
  issuedAt: Date;
}
