import { useEffect, useRef } from 'react'
import { BarChart } from 'chartist'
import { styles } from '../../theme/styles.ts'

// Labels are drawn as HTML in the SVG. Lines are not recoloured where colours are forced, but follow the text.
const s = styles({
  chart: `height:220px;color:var(--sf-ink-2);font-size:12px;line-height:1;font-variant-numeric:tabular-nums;
& svg { overflow:visible; }
& .ct-label { display:flex;color:inherit;white-space:nowrap; }
& .ct-label.ct-horizontal { justify-content:center;align-items:flex-start;text-align:center; }
& .ct-label.ct-vertical { justify-content:flex-end;align-items:flex-end;text-align:end; }
& .ct-grid { stroke:var(--sf-line);stroke-width:1px; }
& .ct-bar { fill:none;stroke:var(--sf-accent-ink); }
@media (forced-colors:active) { & :is(.ct-bar,.ct-grid) { stroke:currentColor; } }
@media print { display:none; }`
})

/** A bar with its label and its value in cents. */
export interface Bar {
  label: string
  value: number
}

interface Props {
  bars: readonly Bar[]
  /** Writes the amounts of the axis, in cents. */
  write(cents: number): string
}

/** The part of a bar's place that it fills, and its largest width in px. */
const [FILLED, WIDEST] = [0.6, 32]
/** The width of the axis of amounts, and of a label of the other axis, in px. */
const [AXIS, LABEL] = [72, 68]

/** A bar chart of amounts, for eyes alone: its numbers are in a table next to it. */
export function Chart({ bars, write }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const place = () => Math.max(1, (element.clientWidth - AXIS) / bars.length)
    const every = () => Math.ceil(LABEL / place())
    const chart = new BarChart(
      element,
      { labels: bars.map(({ label }) => label), series: [bars.map(({ value }) => value)] },
      {
        chartPadding: { top: 12, right: 0, bottom: 0, left: 0 },
        axisX: {
          showGrid: false,
          offset: 24,
          labelInterpolationFnc: (label, at) => (at % every() === 0 ? label : null)
        },
        axisY: {
          offset: AXIS,
          scaleMinSpace: 40,
          onlyInteger: true,
          labelInterpolationFnc: cents => write(Number(cents))
        }
      }
    )
    chart.on('draw', part => {
      if (part.type === 'bar')
        part.element.attr({ style: `stroke-width:${Math.min(WIDEST, Math.max(1, place() * FILLED))}px` })
    })
    return () => {
      chart.detach()
      element.replaceChildren()
    }
  }, [bars, write])
  return <div className={s.chart} aria-hidden="true" ref={box} />
}
