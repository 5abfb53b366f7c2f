import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import Heart from 'lucide/dist/esm/icons/heart.mjs'
import { dataOf } from '../../../client/async-state.ts'
import { $now } from '../../../client/now.ts'
import { BackBar } from '../../../components/back-bar.tsx'
import { CartAnnouncement } from '../../../components/cart-announcement.tsx'
import { CartLink } from '../../../components/cart-link.tsx'
import { MenuLink } from '../../../components/menu-link.tsx'
import type { Favourite } from '../../../contract/account/favourites.ts'
import { useT } from '../../../i18n/translate.ts'
import { $locale } from '../../../i18n/locale.ts'
import { paths } from '../../../routing/paths.ts'
import { Link } from '../../../routing/router.tsx'
import { $favourites, followFavourites, loadFavourites } from '../../../stores/favourites/favourites.ts'
import { $slug } from '../../../stores/location/location.ts'
import { $menu, reloadMenu } from '../../../stores/menu/menu.ts'
import { $loggedIn } from '../../../stores/session/session.ts'
import { styles } from '../../../theme/styles.ts'
import { AsyncView } from '../../../ui/feedback/async-view.tsx'
import { Notice, NoticeLine } from '../../../ui/feedback/notice.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { layout } from '../../../ui/layout.ts'
import { FavouritesList, Removed, useRemoved } from './favourites-list.tsx'
import { PriceSwitch } from '../../../components/price-switch.tsx'

const s = styles({ filled: 'display:grid;grid-template-columns:minmax(0,1fr);gap:32px;' })

function Filled({ favourites, skeleton }: { favourites: readonly Favourite[]; skeleton: React.ReactNode }) {
  const { t } = useT()
  const location = useStore($slug) ?? ''
  const load = useStore($menu)
  const now = useStore($now)
  const removed = useRemoved(favourites)
  const isSignedIn = useStore($loggedIn)
  return (
    <div className={s.filled}>
      {removed && <Removed {...removed} />}
      {favourites.length === 0 ? (
        <Notice icon={Heart} title={t('favourites.none')} text={t('favourites.noneText')}>
          <MenuLink location={location} kind="primary" />
        </Notice>
      ) : (
        <AsyncView
          load={load.state === 'idle' ? { state: 'loading' as const } : load}
          now={now}
          t={t}
          onRetry={() => void reloadMenu()}
          skeleton={skeleton}
          ways={<MenuLink location={location} />}
        >
          {menu =>
            menu.complete && menu.location === location ? (
              <FavouritesList favourites={favourites} menu={menu} />
            ) : (
              skeleton
            )
          }
        </AsyncView>
      )}
      {isSignedIn ? (
        <PriceSwitch />
      ) : (
        <NoticeLine way={<Link to={paths.user('', 'favourites')}>{t('signIn.title')}</Link>}>
          {t('favourites.guest')}
        </NoticeLine>
      )}
    </div>
  )
}

/** The shopper's favourites at a store, with their prices and stock there. */
export function FavouritesScreen() {
  const { t } = useT()
  const location = useStore($slug) ?? ''
  const load = useStore($favourites)
  const locale = useStore($locale)
  const now = useStore($now)
  const count = dataOf(load)?.favourites.length
  useEffect(followFavourites, [])
  useEffect(() => {
    // Names and words come in the language of the request.
    if ($favourites.get().state !== 'idle') void loadFavourites()
  }, [locale])
  const skeleton = (
    <Skeleton label={t('favourites.loading')}>
      <Bone height={312} radius={12} />
    </Skeleton>
  )
  return (
    <section className={layout.wide} aria-label={t('favourites.title')}>
      <BackBar to={paths.location(location)} label={t('common.menu')}>
        <CartLink location={location} />
      </BackBar>
      <CartAnnouncement />
      <div className={layout.tight}>
        <h1 tabIndex={-1}>{t('favourites.title')}</h1>
        <p className={layout.quiet} role="status">
          {count !== undefined && count > 0 && t('favourites.count', { count })}
        </p>
      </div>
      <AsyncView
        load={load.state === 'idle' ? { state: 'loading' as const } : load}
        now={now}
        t={t}
        onRetry={() => void loadFavourites()}
        skeleton={skeleton}
        ways={<MenuLink location={location} />}
      >
        {({ favourites }) => <Filled favourites={favourites} skeleton={skeleton} />}
      </AsyncView>
    </section>
  )
}
