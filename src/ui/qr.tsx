import { QR_SIDE, qrOf } from '../rules/qr.ts'
import { paper } from '../theme/paper.ts'

/** What has to be free around it, in modules. */
const MARGIN = 4

/** A short text as a QR code, named for those who don't see it; nothing for a text that is too long for one. */
export function Qr({ text, label, size = 148 }: { text: string; label: string; size?: number }) {
  const rows = qrOf(text)
  if (!rows) return null
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const side = QR_SIDE + 2 * MARGIN
  return (
    <svg width={size} height={size} viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={label}>
      <path fill={paper.ground} d={`M${-MARGIN} ${-MARGIN}h${side}v${side}h${-side}z`} />
      <path fill={paper.mark} shapeRendering="crispEdges" d={path} />
    </svg>
  )
}
