import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { encode } from 'uqr';

/**
 * The outline of the dark modules of a two-dimensional code, row by row, as an SVG path with one
 * unit a module.
 */
export const modulePath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('');

/** Where dark modules that touch begin, and how many they are. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    if (!dark) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

type BarCodeProps = {
  /** The text in the bar code, BCBP, which is drawn without change. */
  bcbp: string;
  label: string;
  /** As wide as its place, where it is shown alone. */
  isLarge?: boolean;
};

/** Light modules around the code, without which scanners do not find it. */
const QUIET_ZONE = 4;

/**
 * The bar code of a boarding pass as a QR code (IATA resolution 792). It is dark on white in dark
 * mode too.
 */
export function BarCode({ bcbp, label, isLarge = false }: BarCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(bcbp, { ecc: 'M', border: QUIET_ZONE });
    return { size: code.size, path: modulePath(code.data) };
  }, [bcbp]);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="full"
      maxWidth={isLarge ? 'none' : '17rem'}
      marginInline="auto"
      borderRadius="sm"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </chakra.svg>
  );
}
