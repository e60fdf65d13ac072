import type { AircraftTypeCode } from '#web/app/apollo/schema-types.gen.ts';
import type { Point } from './curve.ts';

/**
 * What the measures of a type do not say: how its family looks from the side. In centimetres; the
 * first number of a point counts from the nose, from the front of the wing or from the tail as
 * said, the second from the ground.
 */
export type AirframeShape = {
  /** Upper and lower line of the nose, from its tip to where the tube begins. */
  readonly noseTop: readonly Point[];
  readonly noseBottom: readonly Point[];
  /** Upper and lower line of the tail, from where the tube ends to its tip; from the tail. */
  readonly tailTop: readonly Point[];
  readonly tailBottom: readonly Point[];
  /** Panes of the cockpit, from the nose. */
  readonly panes: readonly (readonly Point[])[];
  /** Fin: the fillet before it, then front root, front tip, rear tip, rear root; from the tail. */
  readonly fin: readonly Point[];
  readonly finRounding: number;
  /** The line at which the rudder turns. */
  readonly rudder: readonly Point[];
  readonly stabiliser: readonly Point[];
  /**
   * Front root, front tip, rear tip, kink of the rear edge; from the front of the wing. The rear
   * root is measured.
   */
  readonly wing: readonly [Point, Point, Point, Point];
  readonly wingRootHeight: number;
  /** Lowest line of the fairing below the wing. */
  readonly fairing: number;
  /** Below the engines. */
  readonly engineClearance: number;
  readonly wheels: {
    readonly nose: number;
    readonly main: number;
    readonly axles: readonly number[];
  };
  readonly floor: number;
  readonly windows: { readonly height: number; readonly size: Point; readonly every: number };
  readonly doorHeight: number;
  /** Height of the letters of the airline's name, and of their line. */
  readonly title: { readonly at: number; readonly size: number };
  readonly chevrons: boolean;
};

const NARROW: AirframeShape = {
  noseTop: [
    [0, 318],
    [42, 388],
    [110, 428],
    [160, 446],
    [262, 528],
    [350, 562],
    [470, 583],
    [600, 587],
  ],
  noseBottom: [
    [0, 318],
    [40, 256],
    [130, 212],
    [280, 183],
    [430, 174],
    [600, 173],
  ],
  tailTop: [
    [1000, 587],
    [620, 584],
    [300, 566],
    [0, 516],
  ],
  tailBottom: [
    [1350, 173],
    [1080, 190],
    [780, 246],
    [420, 356],
    [0, 470],
  ],
  panes: [
    [
      [166, 452],
      [246, 516],
      [262, 470],
      [208, 448],
    ],
    [
      [253, 517],
      [318, 524],
      [318, 476],
      [268, 471],
    ],
    [
      [325, 524],
      [372, 520],
      [364, 480],
      [325, 477],
    ],
  ],
  fin: [
    [960, 580],
    [770, 612],
    [282, 1176],
    [96, 1176],
    [205, 545],
  ],
  finRounding: 34,
  rudder: [
    [352, 560],
    [162, 1176],
  ],
  stabiliser: [
    [590, 470],
    [228, 545],
    [92, 547],
    [205, 486],
  ],
  wing: [
    [0, 262],
    [795, 384],
    [945, 384],
    [745, 296],
  ],
  wingRootHeight: 225,
  fairing: 148,
  engineClearance: 56,
  wheels: { nose: 38, main: 58, axles: [0] },
  floor: 341,
  windows: { height: 437, size: [23, 33], every: 53.3 },
  doorHeight: 185,
  title: { at: 482, size: 92 },
  chevrons: false,
};

const WIDE: AirframeShape = {
  noseTop: [
    [0, 402],
    [60, 492],
    [150, 552],
    [240, 604],
    [380, 690],
    [540, 748],
    [740, 784],
    [980, 792],
  ],
  noseBottom: [
    [0, 402],
    [60, 318],
    [200, 254],
    [430, 212],
    [720, 196],
    [980, 195],
  ],
  tailTop: [
    [1900, 792],
    [1300, 786],
    [600, 744],
    [0, 642],
  ],
  tailBottom: [
    [2350, 195],
    [1800, 226],
    [1250, 312],
    [600, 472],
    [0, 592],
  ],
  panes: [
    [
      [236, 608],
      [362, 686],
      [384, 622],
      [318, 596],
    ],
    [
      [372, 688],
      [486, 712],
      [500, 650],
      [394, 624],
    ],
  ],
  fin: [
    [1640, 780],
    [1310, 824],
    [450, 1702],
    [178, 1702],
    [352, 712],
  ],
  finRounding: 78,
  rudder: [
    [560, 738],
    [272, 1702],
  ],
  stabiliser: [
    [985, 620],
    [372, 726],
    [172, 730],
    [330, 630],
  ],
  wing: [
    [0, 335],
    [2020, 640],
    [2120, 642],
    [1330, 408],
  ],
  wingRootHeight: 270,
  fairing: 168,
  engineClearance: 74,
  wheels: { nose: 51, main: 66, axles: [-73, 73] },
  floor: 462,
  windows: { height: 566, size: [29, 46], every: 61 },
  doorHeight: 190,
  title: { at: 632, size: 104 },
  chevrons: true,
};

/** How a type looks: the four of Airbus share nose, tail, wing and wheels. */
export const shapeOf = (code: AircraftTypeCode): AirframeShape =>
  code === 'B787_9' ? WIDE : NARROW;
