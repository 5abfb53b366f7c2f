import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { platform } from '../../platform/platform.ts'
import { dataOf } from '../../client/async-state.ts'
import { $ageGate } from '../../stores/location/business.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { styles } from '../../theme/styles.ts'

/** How long a set of pictures stands, in milliseconds, and how many are in one. */
const SHOWN_FOR = 8000
const IN_ROW = 3

const s = styles({
  row: 'display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;width:100%;max-width:min(560px,.44*var(--sf-screen));',
  one: 'display:grid;gap:8px;justify-items:center;text-align:center;font-size:14px;font-weight:500;',
  picture:
    'width:100%;aspect-ratio:1;object-fit:contain;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);'
})

/** Featured products in still pictures; none where an age is asked for, because it is asked before any product (SPEC C11). */
export function Attract() {
  const mode = useStore($ageGate)
  const menu = dataOf(useStore($menu))
  const [turn, setTurn] = useState(0)
  useEffect(() => platform().clock.after(SHOWN_FOR, () => setTurn(turn + 1)), [turn])
  if (mode !== 'off') return null
  const featured = (menu?.highlights.length ? menu.highlights : (menu?.products ?? [])).filter(({ picture }) => picture)
  if (featured.length < IN_ROW) return null
  const at = (turn * IN_ROW) % featured.length
  return (
    <ul className={s.row}>
      {[...featured, ...featured].slice(at, at + IN_ROW).map(({ id, name, picture }) => (
        <li key={id} className={s.one}>
          <img className={s.picture} src={picture ?? ''} alt="" />
          {name}
        </li>
      ))}
    </ul>
  )
}
