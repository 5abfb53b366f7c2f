import { useStore } from '@nanostores/react'
import { type CSSProperties, useEffect, useState } from 'react'
import { $rowsAbove } from '../../stores/menu/home.ts'
import type { Section } from '../../stores/menu/menu.ts'
import { styles } from '../../theme/styles.ts'
import { CategoryRow } from './category-row.tsx'
import { canObserveVisibility, drawSoon } from './grid/visibility-observer.ts'

/** The number of rows rendered with the screen, those above the categories among them: what fits into the first view. */
const FIRST = 3

/** The number of rows rendered per task after that. */
const AT_A_TIME = 2

const s = styles({
  rest: `height:calc(var(--n)*416px + (var(--n) - 1)*32px);
@container sf (min-width: 480px) { height:calc(var(--n)*480px + (var(--n) - 1)*48px); }`
})

interface Props {
  sections: Section[]
  location: string
  storeName: string
}

/** The rows of the categories. Those below the first view follow in tasks of their own, with their room kept until then. */
export function CategoryRows({ sections, ...rest }: Props) {
  const above = useStore($rowsAbove)
  const [drawn, setDrawn] = useState(() => (canObserveVisibility() ? FIRST - above : Infinity))
  const missing = sections.length - drawn
  const isLacking = missing > 0
  useEffect(() => (isLacking ? drawSoon(() => setDrawn(drawn + AT_A_TIME)) : undefined), [drawn, isLacking])
  return (
    <>
      {sections.slice(0, drawn).map((section, at) => (
        <CategoryRow key={section.category.id} {...rest} section={section} nth={above + at} />
      ))}
      {isLacking && <div role="presentation" className={s.rest} style={{ '--n': missing } as CSSProperties} />}
    </>
  )
}
