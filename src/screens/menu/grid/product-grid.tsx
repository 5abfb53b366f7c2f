import { memo, useRef } from 'react'
import type { Product } from '../../../contract/catalog/menu.ts'
import { styles } from '../../../theme/styles.ts'
import { BLOCK, GridBlock } from './grid-block.tsx'
import { heightsIn } from './heights.ts'
import { useShape } from './use-shape.ts'
import { holdWhilePressed } from './visibility-observer.ts'
import { times } from '../../../lib/lists.ts'

const s = styles({
  list: `--n:2;--h:392px;--g:32px;display:grid;grid-template-columns:minmax(0,1fr);gap:var(--g);
@container sf (max-width: 279px) { --n:1; }
@container sf (min-width: 560px) { --n:3; }
@container sf (min-width: 900px) { --n:4;--h:436px; }
@container sf (min-width: 1180px) { --n:5;--h:436px; }`,
  block: 'display:grid;grid-template-columns:minmax(0,1fr);gap:var(--g);',
  cards: `display:grid;grid-template-columns:repeat(var(--n),minmax(0,1fr));gap:2px 12px;
@container sf (min-width: 560px) { column-gap:16px; }
@container sf (min-width: 900px) { column-gap:24px; }
@container sf (min-width: 1180px) { column-gap:20px; }`
})

interface Props {
  products: Product[]
  /** The accessible name of the list. */
  label: string
  location: string
  storeName: string
  /** Shows products at the size on sale. */
  onSale?: boolean | undefined
  /** Renders the first cards regardless of the scroll position. */
  atOnce: boolean
}

/**
 * The products of a section, as a virtual list: only nearby cards are rendered, each with its position and the total,
 * and the others keep their space.
 */
export const ProductGrid = memo(function ProductGrid({ products, label, atOnce, ...rest }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { columns, width } = useShape(list)
  const heights = heightsIn(`${columns} ${width}`)
  const blocks = times(Math.ceil(products.length / BLOCK), nth => nth * BLOCK)
  return (
    <div ref={list} className={s.list} role="list" aria-label={label} {...holdWhilePressed}>
      {blocks.map(from => (
        <GridBlock
          key={from}
          {...rest}
          className={s.block}
          gridClass={s.cards}
          products={products}
          from={from}
          columns={columns}
          heights={heights}
          atOnce={atOnce && from === 0}
        />
      ))}
    </div>
  )
})
