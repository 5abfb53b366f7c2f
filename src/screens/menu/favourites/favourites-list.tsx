import { useStore } from '@nanostores/react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Favourite } from '../../../contract/account/favourites.ts'
import { useT } from '../../../i18n/translate.ts'
import { $location } from '../../../stores/location/location.ts'
import { toggleFavourite } from '../../../stores/favourites/favourites.ts'
import { productsOf } from '../../../stores/menu/home.ts'
import type { Menu } from '../../../stores/menu/menu-pages.ts'
import { styles } from '../../../theme/styles.ts'
import { hiddenClass } from '../../../theme/tokens.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { layout } from '../../../ui/layout.ts'
import { ProductGrid } from '../grid/product-grid.tsx'

const s = styles({
  title: 'font-size:18px;',
  list: 'display:grid;grid-template-columns:minmax(0,1fr);border-top:1px solid var(--sf-line);max-width:720px;',
  row: `display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;padding-block:12px;border-bottom:1px solid var(--sf-line);
& > :first-child { flex:1 1 220px;min-width:0;overflow-wrap:anywhere; }`,
  name: 'font-weight:500;'
})

/** A favourite that was removed, and its place before. */
interface Gone {
  favourite: Favourite
  at: number
}

/** Returns the favourite that was removed last while the list is shown; undefined once it is back. */
export function useRemoved(favourites: readonly Favourite[]): Gone | undefined {
  const before = useRef(favourites)
  const [removed, setRemoved] = useState<Gone>()
  useLayoutEffect(() => {
    const isHere = (favourite: Favourite | undefined) => favourites.some(({ id }) => id === favourite?.id)
    const [gone, ...others] = before.current
      .map((favourite, at) => ({ favourite, at }))
      .filter(({ favourite }) => !isHere(favourite))
    before.current = favourites
    if (gone && others.length === 0) setRemoved(gone)
    else setRemoved(last => (isHere(last?.favourite) ? undefined : last))
  }, [favourites])
  return removed
}

/** Says which favourite was removed, with a button that puts it back in its place. The button has the focus of the one that is gone. */
export function Removed({ favourite, at }: Gone) {
  const { t } = useT()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector('button')?.focus(), [favourite])
  return (
    <div ref={box}>
      <NoticeLine
        way={
          <Button kind="quiet" onClick={() => void toggleFavourite(favourite, at)}>
            {t('cart.putBack')}
          </Button>
        }
      >
        {t('favourites.removed', { name: favourite.name })}
      </NoticeLine>
    </div>
  )
}

/** Favourites that the store doesn't sell. */
function Elsewhere({ favourites, store }: { favourites: readonly Favourite[]; store: string }) {
  const { t } = useT()
  return (
    <section className={layout.stack} aria-label={t('favourites.notHere', { store })}>
      <h2 className={s.title}>{t('favourites.notHere', { store })}</h2>
      <ul className={s.list}>
        {favourites.map(one => (
          <li key={one.id} className={s.row}>
            <div>
              <p className={s.name}>{one.name}</p>
              <p className={layout.small}>{one.brand}</p>
            </div>
            <Button aria-label={t('favourites.removeOf', { name: one.name })} onClick={() => void toggleFavourite(one)}>
              {t('favourites.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The favourites that the store sells as cards of the menu, and those that it doesn't below. */
export function FavouritesList({ favourites, menu }: { favourites: readonly Favourite[]; menu: Menu }) {
  const { t } = useT()
  const { detail } = useStore($location)
  const store = detail?.name ?? ''
  const products = useMemo(
    () =>
      productsOf(
        menu.products,
        favourites.map(({ slug }) => slug)
      ),
    [menu, favourites]
  )
  const isHere = new Set(products.map(({ id }) => id))
  const elsewhere = favourites.filter(({ id }) => !isHere.has(id))
  return (
    <>
      {products.length > 0 && (
        <>
          <h2 className={hiddenClass}>{t('favourites.here', { store })}</h2>
          <ProductGrid
            products={products}
            label={t('favourites.title')}
            location={menu.location}
            storeName={store}
            atOnce
          />
        </>
      )}
      {elsewhere.length > 0 && <Elsewhere favourites={elsewhere} store={store} />}
    </>
  )
}
