import { useRef } from 'react'
import type { Product } from '../../contract/menu.ts'
import { styles } from '../../theme/styles.ts'
import { ProductCard } from './product-card.tsx'
import { useNear } from './use-near.ts'

/** Products drawn at a time. */
const AT_A_TIME = 12

const s = styles({
  grid: `--n:2;--h:424px;display:grid;grid-template-columns:repeat(var(--n),minmax(0,1fr));gap:32px 12px;
@container sf (max-width: 279px) { --n:1; }
@container sf (min-width: 560px) { --n:3;column-gap:16px; }
@container sf (min-width: 900px) { --n:4;--h:468px;column-gap:24px; }
@container sf (min-width: 1180px) { --n:5;--h:468px;column-gap:20px; }`,
  room: 'grid-column:1/-1;height:calc(var(--of)/var(--n)*var(--h));'
})

/** The class of the grid, for the shapes that stand in for it. */
export const gridClass = (): string => s.grid

interface Props {
  products: Product[]
  location: string
  storeName: string
  /** Draws the first cards wherever the page is scrolled to. */
  atOnce: boolean
}

function Part({ products, location, storeName, atOnce }: Props) {
  const room = useRef<HTMLLIElement>(null)
  const near = useNear(room, atOnce)
  if (!near)
    return <li className={s.room} style={{ '--of': products.length } as object} ref={room} aria-hidden="true" />
  return (
    <>
      {products.map(product => (
        <ProductCard key={product.id} product={product} location={location} storeName={storeName} />
      ))}
    </>
  )
}

/** The products of a section, drawn as the shopper comes near; what is not drawn yet keeps its room. */
export function ProductGrid({ products, atOnce, ...rest }: Props) {
  const parts = Array.from({ length: Math.ceil(products.length / AT_A_TIME) }, (_, at) => at * AT_A_TIME)
  return (
    <ul className={s.grid}>
      {parts.map(from => (
        <Part key={from} {...rest} products={products.slice(from, from + AT_A_TIME)} atOnce={atOnce && from === 0} />
      ))}
    </ul>
  )
}
