import { memo } from 'react'
import type { Section } from '../../stores/menu.ts'
import { styles } from '../../theme/styles.ts'
import { ProductGrid } from './product-grid.tsx'

const s = styles({
  menu: 'display:grid;grid-template-columns:minmax(0,1fr);gap:48px;',
  section: 'scroll-margin-top:calc(var(--sf-top) + 88px);',
  title:
    'display:flex;align-items:baseline;gap:8px;margin-bottom:16px;& span { font-size:14px;font-weight:400;color:var(--sf-ink-2);letter-spacing:0; }'
})

interface Props {
  sections: Section[]
  location: string
  storeName: string
  /** The category that the shopper jumped to. */
  jumpedTo: string | undefined
}

/** The whole menu, category by category. */
export const HomeView = memo(function HomeView({ sections, jumpedTo, ...rest }: Props) {
  return (
    <div className={s.menu}>
      {sections.map(({ category, products }, at) => (
        <section key={category.id} className={s.section} data-category={category.id}>
          <h2 className={s.title}>
            {category.name}
            <span>{products.length}</span>
          </h2>
          <ProductGrid {...rest} products={products} atOnce={at === 0 || category.id === jumpedTo} />
        </section>
      ))}
    </div>
  )
})
