import { type SkyName, skyUnder } from '#schema/rules/sky/sky-name.ts';
import { sunAt } from '#schema/rules/sky/sun.ts';

/** A place at a moment: whose landscape is drawn, and under which sky. */
export interface StageEnd {
  readonly cityCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 8601. */
  readonly instant: string;
}

/** The sky over a place at its moment. */
export const skyOver = ({ latitude, longitude, instant }: Omit<StageEnd, 'cityCode'>): SkyName =>
  skyUnder(sunAt(Date.parse(instant), latitude, longitude));
