import type { Coordinates } from '../../../lib/geo.ts'
import { styles } from '../../../theme/styles.ts'
import { layout } from '../../../ui/layout.ts'
import { useSettingsWords } from './words.ts'

const s = styles({
  box: 'display:grid;gap:4px;justify-items:start;',
  drawing: `width:min(240px,100%);height:auto;border:1px solid var(--sf-line);border-radius:var(--sf-radius-field);background:var(--sf-surface-2);
& path { fill:var(--sf-accent-ink);fill-opacity:0.15;stroke:var(--sf-accent-ink);stroke-width:2;stroke-linejoin:round; } & circle { fill:var(--sf-ink); }`
})

const [WIDTH, HEIGHT, EDGE] = [240, 160, 12]

/** Returns a function that places coordinates in the drawing, so that all of some are in it; a degree of longitude shrinks northwards. */
function placer(points: readonly Coordinates[]) {
  const lats = points.map(({ lat }) => lat)
  const shrink = Math.cos((((Math.min(...lats) + Math.max(...lats)) / 2) * Math.PI) / 180)
  const xs = points.map(({ lng }) => lng * shrink)
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...lats), Math.max(...lats)]
  const room = { width: WIDTH - 2 * EDGE, height: HEIGHT - 2 * EDGE }
  const scale = Math.min(room.width / (right - left || 1e-6), room.height / (top - bottom || 1e-6))
  const middle = { x: (left + right) / 2, y: (bottom + top) / 2 }
  return ({ lat, lng }: Coordinates) => ({
    x: Math.round((WIDTH / 2 + (lng * shrink - middle.x) * scale) * 10) / 10,
    y: Math.round((HEIGHT / 2 - (lat - middle.y) * scale) * 10) / 10
  })
}

/** A small drawing of a zone’s outline with its store, as a check of the typed corners. */
export function Outline({ corners, store }: { corners: readonly Coordinates[]; store: Coordinates | undefined }) {
  const { t } = useSettingsWords()
  const place = placer(store ? [...corners, store] : corners)
  const path = corners.map(corner => {
    const { x, y } = place(corner)
    return `${x},${y}`
  })
  const dot = store && place(store)
  return (
    <div className={s.box}>
      <svg
        className={s.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('set.drawn', { count: corners.length })}
      >
        <path d={`M${path.join('L')}Z`} />
        {dot && <circle cx={dot.x} cy={dot.y} r={4} />}
      </svg>
      <p className={layout.small}>{t('set.drawnText')}</p>
    </div>
  )
}
