import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { SearchX, ShoppingBag } from 'lucide'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $location, $slug } from '../../stores/location.ts'
import { $menu, $search, $sections, reloadMenu } from '../../stores/menu.ts'
import { $now } from '../../stores/now.ts'
import { layers } from '../../theme/layers.ts'
import { styles } from '../../theme/styles.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { bringIntoView } from './bring-into-view.ts'
import { CartProblemLine } from './cart-problem-line.tsx'
import { CartWay } from './cart-way.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import { ProductGrid } from './product-grid.tsx'
import { searchSections } from './search-sections.ts'
import { StoreHead } from './store-head.tsx'
import { useCurrentSection } from './use-current-section.ts'

const s = styles({
  bar: `position:sticky;inset-block-start:var(--sf-top);z-index:${layers.bar};display:flex;align-items:center;gap:16px;
background:var(--sf-surface);margin:-8px -16px;padding-inline:16px;border-bottom:1px solid var(--sf-line);
@container sf (min-width: 480px) { margin-inline:-24px;padding-inline:24px; }`,
  section: 'scroll-margin-top:calc(var(--sf-top) + 88px);',
  title:
    'display:flex;align-items:baseline;gap:8px;margin-bottom:16px;& span { font-size:14px;font-weight:400;color:var(--sf-ink-2);letter-spacing:0; }',
  menu: 'display:grid;grid-template-columns:minmax(0,1fr);gap:48px;'
})

/** The menu of a store: its categories, and the products to put into the cart. */
export function MenuScreen() {
  const { t } = useT()
  const slug = useStore($slug) ?? ''
  const { detail } = useStore($location)
  const load = useStore($menu)
  const all = useStore($sections)
  const now = useStore($now)
  const page = useRef<HTMLElement>(null)
  const query = useStore($search)
  const [jump, setJump] = useState<{ category: string }>()
  const sections = searchSections(all, useDeferredValue(query))
  const current = useCurrentSection(page, sections.map(({ category }) => category.id).join())
  const storeName = detail?.name ?? ''

  useEffect(() => (jump ? bringIntoView(page.current, jump.category) : undefined), [jump])

  return (
    <section className={layout.wide} ref={page} aria-label={t('menu.label', { store: storeName })}>
      {detail && <StoreHead location={detail} now={now} query={query} onQuery={$search.set} />}
      <Loaded
        load={load}
        now={now}
        t={t}
        onRetry={reloadMenu}
        skeleton={<MenuSkeleton />}
        ways={
          <Link to={paths.locations()} className={buttonClass()}>
            {t('store.change')}
          </Link>
        }
      >
        {() => (
          <>
            {sections.length > 0 && (
              <div className={s.bar}>
                <CategoryStrip
                  sections={sections}
                  current={current ?? sections[0]?.category.id}
                  onChoose={category => setJump({ category })}
                />
                <CartWay location={slug} look="wide" />
              </div>
            )}
            <CartProblemLine />
            <div className={s.menu}>
              {sections.map(({ category, products }, at) => (
                <section key={category.id} className={s.section} data-category={category.id}>
                  <h2 className={s.title}>
                    {category.name}
                    <span>{products.length}</span>
                  </h2>
                  <ProductGrid
                    products={products}
                    location={slug}
                    storeName={storeName}
                    atOnce={at === 0 || category.id === jump?.category}
                  />
                </section>
              ))}
            </div>
            {sections.length === 0 &&
              (query ? (
                <Notice icon={SearchX} title={t('search.none', { query })} text={t('search.noneText')}>
                  <Button onClick={() => $search.set('')}>{t('search.clear')}</Button>
                </Notice>
              ) : (
                <Notice icon={ShoppingBag} title={t('menu.none')} text={t('menu.noneText')}>
                  <Link to={paths.locations()} className={buttonClass({ kind: 'primary' })}>
                    {t('store.change')}
                  </Link>
                </Notice>
              ))}
          </>
        )}
      </Loaded>
      <CartWay location={slug} look="bar" />
    </section>
  )
}
