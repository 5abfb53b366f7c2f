import { paper } from '../theme/paper.ts'

/** The quiet zone, in modules. */
const MARGIN = 4

/** A QR code from rows of modules, true for dark, with an accessible name. */
export function Qr({ rows, label, size = 148 }: { rows: boolean[][]; label: string; size?: number }) {
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const side = rows.length + 2 * MARGIN
  return (
    <svg width={size} height={size} viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={label}>
      <path fill={paper.ground} d={`M${-MARGIN} ${-MARGIN}h${side}v${side}h${-side}z`} />
      <path fill={paper.mark} shapeRendering="crispEdges" d={path} />
    </svg>
  )
}
