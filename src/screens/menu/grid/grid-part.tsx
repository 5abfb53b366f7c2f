import { type FocusEvent, memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '../../../contract/catalog/menu.ts'
import { platform } from '../../../platform/platform.ts'
import type { Heights } from './heights.ts'
import { onceLaidOut } from './laid-out.ts'
import { canObserveVisibility, drawSoon, observeVisibility } from './visibility-observer.ts'
import { ProductCard } from '../card/product-card.tsx'

/** The focus, as seen from inside of the shadow root. */
const hasFocus = (box: Element): boolean => box.contains((box.getRootNode() as ShadowRoot).activeElement)

interface Props {
  className: string
  products: Product[]
  /** Which of them this part holds: from the first, up to but without the second. */
  from: number
  to: number
  heights: Heights
  /** The height of its room while that is not known. */
  guess: string
  location: string
  storeName: string
  /** Drawn at once, wherever the page is scrolled to. */
  atOnce: boolean
}

/**
 * Some rows of a list. Far from what is seen they are taken out and leave their room, at the height that they had, but
 * never while one of them has the focus.
 */
export const GridPart = memo(function GridPart(props: Props) {
  const { products, from, to, heights, guess, atOnce } = props
  const box = useRef<HTMLDivElement>(null)
  const first = products[from]
  const id = first?.id
  const [isDrawn, setDrawn] = useState(atOnce || !canObserveVisibility())
  const isFar = useRef(false)
  const room = useRef<number>(undefined)

  const leave = useCallback(() => {
    const { current } = box
    if (!current || hasFocus(current)) return
    if (id) heights.set(id, current.getBoundingClientRect().height)
    setDrawn(false)
  }, [heights, id])

  useEffect(() => {
    const { current } = box
    if (!current || !canObserveVisibility()) return undefined
    let callOff = () => {}
    const end = observeVisibility(current, (isNear, height) => {
      callOff()
      isFar.current = !isNear
      if (!isNear && current.childElementCount > 0) leave()
      if (!isNear || current.childElementCount > 0) return
      room.current = height
      callOff = drawSoon(() => setDrawn(true))
    })
    return () => {
      callOff()
      end()
    }
  }, [leave])

  useLayoutEffect(() => {
    const { current } = box
    if (!isDrawn || !current) return undefined
    return onceLaidOut(current, () => {
      const { top, height } = current.getBoundingClientRect()
      const { current: was = height } = room
      if (id && height > 0) heights.set(id, height)
      // What is seen stays where it is when rows above it turn out higher or lower than the room that they had.
      const { scroll } = platform()
      if (top + was <= 0 && Math.abs(height - was) >= 1) scroll.set(scroll.get() + height - was)
      room.current = undefined
    })
  }, [isDrawn, heights, id])

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isFar.current && !box.current?.contains(relatedTarget)) leave()
  }

  if (!isDrawn) {
    const height = id && heights.get(id)
    return <div ref={box} role="presentation" style={{ height: height ? `${height}px` : `calc(${guess})` }} />
  }
  return (
    <div ref={box} role="presentation" className={props.className} onBlur={onBlur}>
      {products.slice(from, to).map((product, nth) => (
        <ProductCard
          key={product.id}
          product={product}
          location={props.location}
          storeName={props.storeName}
          place={from + nth + 1}
          of={products.length}
        />
      ))}
    </div>
  )
})
