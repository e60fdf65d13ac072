import type { AirportGround } from '#gateway/ports/timetable/airport-ground.ts';
import { EUROPE_GROUND } from './europe.data.ts';
import { HONG_KONG_MACAO_TAIWAN_GROUND } from './hong-kong-macao-taiwan.data.ts';
import { JAPAN_GROUND } from './japan.data.ts';
import { KOREA_GROUND } from './korea.data.ts';
import { MAINLAND_CHINA_GROUND } from './mainland-china.data.ts';
import { SOUTH_EAST_ASIA_GROUND } from './south-east-asia.data.ts';

const GROUNDS: Readonly<Record<string, AirportGround>> = {
  ...MAINLAND_CHINA_GROUND,
  ...HONG_KONG_MACAO_TAIWAN_GROUND,
  ...JAPAN_GROUND,
  ...KOREA_GROUND,
  ...SOUTH_EAST_ASIA_GROUND,
  ...EUROPE_GROUND,
};

/**
 * What an airport offers on the ground.
 * @throws Error for a code that has no row: an airport that is flown to must be known on the ground
 *   too
 */
export function groundOf(code: string): AirportGround {
  const ground = GROUNDS[code];
  if (!ground) throw new Error(`nothing is known on the ground of ${code}`);
  return ground;
}
