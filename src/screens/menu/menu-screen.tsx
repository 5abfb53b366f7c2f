import { useStore } from '@nanostores/react'
import { type ComponentType, memo, useRef, useState } from 'react'
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs'
import { useT } from '../../i18n/translate.ts'
import { platform } from '../../platform/platform.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $location, $slug } from '../../stores/location/location.ts'
import { $hasQuery, $query } from '../../stores/menu/menu-query.ts'
import { $menu, $sections, reloadMenu } from '../../stores/menu/menu.ts'
import { $now } from '../../client/now.ts'
import { layers } from '../../theme/layers.ts'
import { styles } from '../../theme/styles.ts'
import { buttonClass } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { columns } from './grid/columns.ts'
import type { Find } from './find/find.ts'
import { HomeView } from './home-view.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import { CartAnnouncement } from '../../components/cart-announcement.tsx'
import type { MenuDetails } from './menu-details.ts'
import { SearchField } from './search-field.tsx'
import { StoreHead } from './store-head.tsx'
import { useIsWide } from './grid/use-is-wide.ts'

const s = styles({
  bar: `position:sticky;inset-block-start:var(--sf-top);z-index:${layers.bar};display:flex;align-items:center;gap:6px;min-height:73px;
background:var(--sf-surface);margin:-8px -16px;padding-inline:16px;border-bottom:1px solid var(--sf-line);
& > label + nav > ul { margin-inline-start:-6px;padding-inline-start:6px; }
@container sf (max-width: 899px) { &:has(> label > input:focus) > nav { display:none; } }
@media (max-height:400px) { &&& { min-height:57px; } & > nav > ul { padding-block:0; } }
@media (max-height:400px) { @container sf (max-width: 479px) { & > nav { display:none; } &:has(> label > input:focus) > div:first-child { display:none; } } }
@container sf (min-width: 480px) { margin-inline:-24px;padding-inline:24px; }`,
  filter: `flex:none;min-width:max(48px,var(--sf-target));
@container sf (min-width: 900px) { display:none; }`,
  cart: `flex:none;margin-inline-start:auto;
@container sf (min-width: 480px) { min-width:104px; }`,
  home: '@supports (content-visibility:hidden) { &[hidden] { display:block !important;content-visibility:hidden; } }'
})

interface Props {
  /** The search, filter and sort components, once loaded. */
  find: Find | undefined
  /** The store's times and address, and the way to the cart, once loaded. */
  details: MenuDetails | undefined
  /** The component with previously ordered products, once loaded. */
  again?: ComponentType<{ location: string; storeName: string }> | undefined
  /** Stands for the results until then. */
  instead?: ComponentType
}

/**
 * The menu of a store: its categories or search results, with buttons to add products to the cart. It isn't rendered again
 * when something is opened over it.
 */
export const MenuScreen = memo(function MenuScreen({ find, details, again, instead: Instead }: Props) {
  const { t } = useT()
  const slug = useStore($slug) ?? ''
  const { detail } = useStore($location)
  const load = useStore($menu)
  const sections = useStore($sections)
  const now = useStore($now)
  const hasQuery = useStore($hasQuery)
  const { q, category } = useStore($query)
  const page = useRef<HTMLElement>(null)
  const products = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(page)
  const [isFiltering, setIsFiltering] = useState(false)
  // The whole menu stays mounted but hidden during a search, because rendering it again takes long.
  const [wasHome, setWasHome] = useState(!hasQuery)
  if (!hasQuery && !wasHome) setWasHome(true)
  const shop = { location: slug, storeName: detail?.name ?? '' }

  // Results are short, and would be above the visible part of a long menu.
  const showStart = () => {
    const list = products.current
    if (list && list.getBoundingClientRect().top < platform().scroll.above())
      list.scrollIntoView({ behavior: 'instant' })
  }

  return (
    <section className={layout.wide} ref={page} aria-label={t('menu.label', { store: shop.storeName })}>
      {detail && <StoreHead location={detail} now={now} details={details} />}
      <AsyncView
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
        {() =>
          sections.length === 0 ? (
            <Notice icon={ShoppingBag} title={t('menu.none')} text={t('menu.noneText')}>
              <Link to={paths.locations()} className={buttonClass({ kind: 'primary' })}>
                {t('store.change')}
              </Link>
            </Notice>
          ) : (
            <>
              <div className={s.bar}>
                <div className={s.filter}>{find && <find.FilterButton onOpen={() => setIsFiltering(true)} />}</div>
                <SearchField
                  storeName={shop.storeName}
                  isOpen={q !== ''}
                  onSearch={showStart}
                  onDone={() => products.current?.focus({ preventScroll: true })}
                />
                <CategoryStrip sections={sections} location={slug} current={category} hidden={q !== ''} />
                <div className={s.cart}>{details && <details.CartWay location={slug} look="wide" />}</div>
              </div>
              {details && <details.CartProblemLine />}
              <div className={columns.both}>
                {isWide && find && <find.FilterRail products={products} />}
                <div className={columns.products} ref={products} tabIndex={-1}>
                  {hasQuery && (find ? <find.ResultsView {...shop} /> : Instead && <Instead />)}
                  <div className={s.home} hidden={hasQuery}>
                    {wasHome && (
                      <HomeView {...shop} sections={sections} again={again} quick={find?.HomeChips} list={products} />
                    )}
                  </div>
                </div>
              </div>
              {find && isFiltering && !isWide && <find.FilterSheet onClose={() => setIsFiltering(false)} />}
            </>
          )
        }
      </AsyncView>
      <CartAnnouncement />
      {details && <details.CartWay location={slug} look="bar" />}
    </section>
  )
})
