import { type FocusEvent, memo, useEffect, useRef, useState } from 'react'
import type { Product } from '../../../contract/catalog/menu.ts'
import { GridPart } from './grid-part.tsx'
import type { Heights } from './heights.ts'
import { canObserveVisibility, observeVisibility } from './visibility-observer.ts'
import { times } from '../../../lib/lists.ts'

/** Products per block: whole rows for any number of columns. */
export const BLOCK = 60
/** Returns the number of cards rendered per task, by columns: whole rows that divide a block evenly. */
const atATime = (columns: number): number => [2, 2, 2, 3, 4, 5, 6][columns] ?? columns

interface Props {
  className: string
  gridClass: string
  products: Product[]
  from: number
  columns: number
  heights: Heights
  location: string
  storeName: string
  onSale?: boolean | undefined
  atOnce: boolean
}

/**
 * Returns true if a block's products are the same as before, so that changes elsewhere in a long list don't re-render
 * it.
 */
function isSame(before: Props, now: Props): boolean {
  const { products, from } = now
  return (
    (Object.keys(now) as (keyof Props)[]).every(name => name === 'products' || before[name] === now[name]) &&
    before.products.length === products.length &&
    products.slice(from, from + BLOCK).every((product, at) => product === before.products[from + at])
  )
}

/**
 * Returns the total height of parts, measured or estimated, as one short sum, because the browser evaluates it for
 * every block of a list.
 */
function roomOfAll(parts: { first: number; rows: number }[], products: Product[], heights: Heights): string {
  let [measured, guessed, gaps] = [0, 0, parts.length - 1]
  for (const { first, rows } of parts) {
    const height = heights.get(products[first]?.id ?? '')
    measured += height ?? 0
    if (height !== undefined) continue
    guessed += rows
    gaps += rows - 1
  }
  return `calc(${guessed}*var(--h) + ${gaps}*var(--g) + ${measured}px)`
}

/**
 * A chunk of the virtual list; off-screen it renders as a spacer of the same height, so that the DOM doesn't grow with
 * the list.
 */
export const GridBlock = memo(function GridBlock({ className, gridClass, from, columns, atOnce, ...rest }: Props) {
  const { products, heights } = rest
  const box = useRef<HTMLDivElement>(null)
  const isFar = useRef(false)
  const [isNear, setNear] = useState(atOnce || !canObserveVisibility())
  const to = Math.min(from + BLOCK, products.length)
  const size = atATime(columns)
  const parts = times(Math.ceil((to - from) / size), nth => {
    const first = from + nth * size
    return { first, rows: Math.ceil(Math.min(size, to - first) / columns) }
  })

  const leave = () => {
    const { current } = box
    if (current && !current.contains((current.getRootNode() as ShadowRoot).activeElement)) setNear(false)
  }
  useEffect(() => {
    if (!box.current || !canObserveVisibility()) return undefined
    return observeVisibility(box.current, near => {
      isFar.current = !near
      if (near) setNear(true)
      else leave()
    })
  }, [])
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isFar.current && !box.current?.contains(relatedTarget)) leave()
  }

  if (!isNear) {
    return <div ref={box} role="presentation" style={{ height: roomOfAll(parts, products, heights) }} />
  }
  return (
    <div ref={box} role="presentation" className={className} onBlur={onBlur}>
      {parts.map(({ first, rows }) => (
        <GridPart
          key={first}
          {...rest}
          className={gridClass}
          from={first}
          to={Math.min(first + size, to)}
          guess={`${rows}*var(--h) + ${rows - 1}*var(--g)`}
          atOnce={atOnce && first === from}
        />
      ))}
    </div>
  )
}, isSame)
