import { qrOf } from '../lib/qr.ts'
import { qrPath } from '../lib/qr-path.ts'
import { paper } from '../theme/paper.ts'

/** The quiet zone that scanners need around a code, in modules. */
const QUIET = 4

interface Props {
  text: string
  /** Its accessible name. */
  label: string
  /** Its width and height, in px. */
  size?: number
}

/** A QR code, dark on white in every theme. */
export function QrCode({ text, label, size = 148 }: Props) {
  const rows = qrOf(text)
  const side = rows.length + 2 * QUIET
  return (
    <svg width={size} height={size} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <path fill={paper.ground} d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
      <path fill={paper.mark} shapeRendering="crispEdges" d={qrPath(rows)} />
    </svg>
  )
}
