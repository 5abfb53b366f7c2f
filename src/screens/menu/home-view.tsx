import { type ComponentType, memo, type RefObject } from 'react'
import type { Section } from '../../stores/menu/menu.ts'
import { styles } from '../../theme/styles.ts'
import type { Find } from './find/find.ts'
import { HomeRows } from './home-rows.tsx'
import { ProductGrid } from './grid/product-grid.tsx'
import { SectionHead } from './section-head.tsx'

const s = styles({
  menu: 'display:grid;grid-template-columns:minmax(0,1fr);gap:32px;@container sf (min-width: 700px) { gap:48px; }',
  quick: 'min-height:var(--sf-target);',
  section: 'scroll-margin-top:calc(var(--sf-edge) + 88px);'
})

interface Props {
  sections: Section[]
  location: string
  storeName: string
  /** The category that the shopper jumped to. */
  jumpedTo: string | undefined
  /** The component with previously ordered products, once loaded. */
  again: ComponentType<{ location: string; storeName: string }> | undefined
  /** The quick filters, once loaded; their room is kept. */
  quick: Find['HomeChips'] | undefined
  /** The element with the products. */
  list: RefObject<HTMLElement | null>
}

/** The whole menu by category. */
export const HomeView = memo(function HomeView({ sections, jumpedTo, again, quick: Quick, list, ...rest }: Props) {
  return (
    <div className={s.menu}>
      <HomeRows {...rest} again={again} />
      <div className={s.quick}>{Quick && <Quick list={list} />}</div>
      {sections.map(({ category, products, count }, at) => (
        <section key={category.id} className={s.section} data-category={category.id}>
          {products[0] && (
            <>
              <SectionHead category={category} count={count} location={rest.location} />
              <ProductGrid
                {...rest}
                label={category.name}
                products={products}
                atOnce={at === 0 || category.id === jumpedTo}
              />
            </>
          )}
        </section>
      ))}
    </div>
  )
})
