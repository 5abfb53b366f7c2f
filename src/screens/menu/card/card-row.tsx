import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import type { Product } from '../../../contract/catalog/menu.ts'
import { platform } from '../../../platform/platform.ts'
import { useT } from '../../../i18n/translate.ts'
import { styles } from '../../../theme/styles.ts'
import { fadedEnds } from '../../../ui/layout.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { canObserveVisibility, drawSoon, observeVisibility } from '../grid/visibility-observer.ts'
import { InTurn } from './in-turn.tsx'
import { ProductCard } from './product-card.tsx'

/** The number of cards rendered per task. */
const AT_A_TIME = 3

const s = styles({
  row: 'display:grid;grid-template-columns:minmax(0,1fr);gap:12px;',
  head: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;min-height:var(--sf-target);',
  ways: 'display:none;@container sf (min-width: 700px) { display:flex; }',
  // What keeps the place of cards to come is not snapped to: the row would follow it to its end.
  line: `--w:164px;display:grid;grid-auto-flow:column;grid-auto-columns:var(--w);grid-template-rows:repeat(6,auto);gap:2px 12px;overflow-x:auto;overscroll-behavior-x:contain;
scrollbar-width:none;min-height:312px;align-content:start;scroll-snap-type:x proximity;scroll-padding-inline:16px;margin:-4px -16px;padding:4px 32px 4px 16px;
${fadedEnds}
& > [role=listitem] { scroll-snap-align:start; }
@container sf (min-width: 480px) { --w:196px;min-height:376px;column-gap:16px;scroll-padding-inline:24px;margin-inline:-24px;padding-inline-start:24px; }`
})

/**
 * Returns how many cards of the nth row of a screen are rendered with the screen: the first ones that a phone shows, and
 * more of them where a server draws it, because shoppers see that for longer without the others.
 */
function countAtOnce(nth: number | undefined): number {
  if (nth === 0) return platform().isFirstDrawn ? 2 * AT_A_TIME : AT_A_TIME
  return nth === 1 && platform().isFirstDrawn ? AT_A_TIME : 0
}

/**
 * Returns how many cards to render once the row is near the viewport: the visible ones and as many again, a few per task,
 * and more on scroll.
 */
function useDrawn(line: RefObject<HTMLElement | null>, total: number, wanted: number, nth: number | undefined): number {
  const [drawn, setDrawn] = useState(() => (canObserveVisibility() ? countAtOnce(nth) : Infinity))
  const [isNear, setNear] = useState(drawn > 0)
  const isLacking = isNear && drawn < Math.min(total, wanted)
  useEffect(
    () => (isNear || !line.current ? undefined : observeVisibility(line.current, near => near && setNear(true))),
    [isNear, line]
  )
  useEffect(() => (isLacking ? drawSoon(() => setDrawn(drawn + AT_A_TIME)) : undefined), [drawn, isLacking])
  return Math.min(drawn, total)
}

interface Props {
  title: string
  products: Product[]
  location: string
  storeName: string
  /** Its place among the rows of the screen, from 0; unless it is named, no card is rendered with the screen. */
  nth?: number | undefined
  /** The id of the category whose products these are. */
  category?: string
  /** Shows its products at the size on sale. */
  onSale?: boolean
  /** Shown next to the title. */
  way?: ReactNode
  /** Shown below the title. */
  children?: ReactNode
}

/** A horizontally scrolling row of cards, with two buttons if there is room for them. */
export function CardRow({ title, products, location, storeName, nth, category, onSale, way, children }: Props) {
  const { t } = useT()
  const line = useRef<HTMLDivElement>(null)
  const id = useId()
  const [wanted, setWanted] = useState(2 * AT_A_TIME)
  const drawn = useDrawn(line, products.length, wanted, nth)
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  const look = () => {
    if (!line.current) return
    const { scrollLeft, scrollWidth, clientWidth } = line.current
    const [atStart, atEnd] = [scrollLeft < 2, scrollLeft + clientWidth > scrollWidth - 2]
    setEnds(last => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }))
    const seen = ((scrollLeft + 2 * clientWidth) / scrollWidth) * products.length
    setWanted(last => Math.max(last, Math.ceil(seen)))
  }
  useEffect(look, [products])
  const go = (direction: 1 | -1) =>
    line.current?.scrollBy({ left: direction * line.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <section className={s.row} aria-labelledby={id} data-category={category}>
      <div className={s.head}>
        <h2 id={id}>{title}</h2>
        {way}
        {!(ends.atStart && ends.atEnd) && (
          <div className={s.ways}>
            <IconButton
              icon={ChevronLeft}
              label={t('row.back', { name: title })}
              aria-disabled={ends.atStart || undefined}
              onClick={() => go(-1)}
            />
            <IconButton
              icon={ChevronRight}
              label={t('row.on', { name: title })}
              aria-disabled={ends.atEnd || undefined}
              onClick={() => go(1)}
            />
          </div>
        )}
      </div>
      {children}
      <div className={s.line} ref={line} role="list" aria-labelledby={id} onScroll={look}>
        {products.slice(0, drawn).map((product, at) => (
          <InTurn key={product.id}>
            <ProductCard
              product={product}
              location={location}
              storeName={storeName}
              place={at + 1}
              of={products.length}
              onSale={onSale}
            />
          </InTurn>
        ))}
        {drawn < products.length && (
          <div role="presentation" style={{ gridColumn: `span ${products.length - drawn}` }} />
        )}
      </div>
    </section>
  )
}
