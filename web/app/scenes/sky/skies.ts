import type { SkyName } from '#schema/rules/sky/sky-name.ts';
import type { Hex } from './colour.ts';

/**
 * What a sky is painted with. Everything else in its light is mixed from these (`sky-colours.ts`).
 */
export interface Sky {
  /** From the top of the sky to the horizon. */
  readonly stops: readonly [Hex, Hex, Hex, Hex];
  /** The paper of the farthest ridge and of the nearest. */
  readonly haze: Hex;
  readonly near: Hex;
  readonly water: Hex;
  /** Light on the water, and of the windows; how much of the windows is lit. */
  readonly glint: Hex;
  readonly lamps: number;
  readonly stars: number;
  /** Sun or moon: its paper, and where it stands, in percent of the picture. */
  readonly disc: Hex;
  readonly place: readonly [across: number, down: number];
  /** How far a thing's own colour sinks into the near paper. */
  readonly dim: number;
  /** Text on this sky is dark. */
  readonly bright: boolean;
}

const sky = (of: Sky): Sky => of;

export const PAINTED: Readonly<Record<SkyName, Sky>> = {
  night: sky({
    stops: ['#10153a', '#1a2152', '#2b3573', '#474e8f'],
    haze: '#3a4280',
    near: '#090b20',
    water: '#141a42',
    glint: '#c9c4e6',
    lamps: 0.95,
    stars: 1,
    disc: '#f4eed9',
    place: [84, 17],
    dim: 0.5,
    bright: false,
  }),
  'before-dawn': sky({
    stops: ['#171e4a', '#27305e', '#575a90', '#c19aa6'],
    haze: '#6c6998',
    near: '#14183a',
    water: '#343a6c',
    glint: '#e8c3b8',
    lamps: 0.75,
    stars: 0.45,
    disc: '#f1e7dc',
    place: [83, 24],
    dim: 0.42,
    bright: false,
  }),
  dawn: sky({
    stops: ['#7c7fb5', '#bd9dbe', '#f2b8a2', '#fbe0c6'],
    haze: '#d3aab6',
    near: '#413a68',
    water: '#b193b4',
    glint: '#ffe9d2',
    lamps: 0.4,
    stars: 0,
    disc: '#fff1d2',
    place: [79, 50],
    dim: 0.22,
    bright: true,
  }),
  morning: sky({
    stops: ['#8cbadc', '#b4d4e8', '#dbeaf0', '#f9f1e3'],
    haze: '#b6cddb',
    near: '#2f5271',
    water: '#8fb6cb',
    glint: '#ffffff',
    lamps: 0,
    stars: 0,
    disc: '#fffbe6',
    place: [80, 26],
    dim: 0.08,
    bright: true,
  }),
  noon: sky({
    stops: ['#559acd', '#8fbfe0', '#bfdcea', '#e9f3f0'],
    haze: '#a4c4d6',
    near: '#1f4d68',
    water: '#5f9fbf',
    glint: '#ffffff',
    lamps: 0,
    stars: 0,
    disc: '#fffdf0',
    place: [80, 12],
    dim: 0.02,
    bright: true,
  }),
  gold: sky({
    stops: ['#8ea3b4', '#d9bb94', '#f3c98b', '#fce6b8'],
    haze: '#dcb48a',
    near: '#4d3a4b',
    water: '#c79b78',
    glint: '#fff0c8',
    lamps: 0.25,
    stars: 0,
    disc: '#fff3cf',
    place: [80, 42],
    dim: 0.18,
    bright: true,
  }),
  dusk: sky({
    stops: ['#33295f', '#73427a', '#c2617d', '#f6ad7f'],
    haze: '#a2597f',
    near: '#21183f',
    water: '#5b3a70',
    glint: '#ffc59a',
    lamps: 0.85,
    stars: 0.25,
    disc: '#ffd9a0',
    place: [79, 58],
    dim: 0.4,
    bright: false,
  }),
  'blue-hour': sky({
    stops: ['#151941', '#2c2a5a', '#5a4d83', '#b57c8d'],
    haze: '#594d83',
    near: '#12122c',
    water: '#2b2a5a',
    glint: '#ecb9a6',
    lamps: 1,
    stars: 0.6,
    disc: '#f3e6d8',
    place: [84, 22],
    dim: 0.42,
    bright: false,
  }),
};
