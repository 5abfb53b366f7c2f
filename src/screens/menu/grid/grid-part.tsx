import { type FocusEvent, memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '../../../contract/catalog/menu.ts'
import { platform } from '../../../platform/platform.ts'
import type { Heights } from './heights.ts'
import { onceLaidOut } from './laid-out.ts'
import { canObserveVisibility, drawSoon, observeVisibility } from './visibility-observer.ts'
import { ProductCard } from '../card/product-card.tsx'

/** Returns true if focus is inside a box, as seen within the shadow root. */
const hasFocus = (box: Element): boolean => box.contains((box.getRootNode() as ShadowRoot).activeElement)

interface Props {
  className: string
  products: Product[]
  /** The range of products in this part; `to` is exclusive. */
  from: number
  to: number
  heights: Heights
  /** The estimated height of its spacer until it is measured. */
  guess: string
  location: string
  storeName: string
  onSale?: boolean | undefined
  /** Rendered immediately, regardless of the scroll position. */
  atOnce: boolean
}

/**
 * Some rows of a list. Off-screen they are replaced by a spacer of the same height, except while they contain focus.
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
    let cancel = () => {}
    const unsubscribe = observeVisibility(current, (isNear, height) => {
      cancel()
      isFar.current = !isNear
      if (!isNear && current.childElementCount > 0) leave()
      if (!isNear || current.childElementCount > 0) return
      room.current = height
      cancel = drawSoon(() => setDrawn(true))
    })
    return () => {
      cancel()
      unsubscribe()
    }
  }, [leave])

  useLayoutEffect(() => {
    const { current } = box
    if (!isDrawn || !current) return undefined
    return onceLaidOut(current, () => {
      const { top, height } = current.getBoundingClientRect()
      const { current: was = height } = room
      if (id && height > 0) heights.set(id, height)
      // Keeps visible content in place when rows above it turn out taller or shorter than their spacer.
      const { scroll } = platform()
      if (top + was <= scroll.above() && Math.abs(height - was) >= 1) scroll.set(scroll.get() + height - was)
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
          onSale={props.onSale}
        />
      ))}
    </div>
  )
})
