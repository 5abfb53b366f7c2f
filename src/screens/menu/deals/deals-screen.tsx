import { useStore } from '@nanostores/react'
import Tag from 'lucide/dist/esm/icons/tag.mjs'
import { BackBar } from '../../../components/back-bar.tsx'
import { CartAnnouncement } from '../../../components/cart-announcement.tsx'
import { CartLink } from '../../../components/cart-link.tsx'
import { MenuLink } from '../../../components/menu-link.tsx'
import { $now } from '../../../client/now.ts'
import { useT } from '../../../i18n/translate.ts'
import { paths } from '../../../routing/paths.ts'
import { $slug } from '../../../stores/location/location.ts'
import { $deals, openDeals } from '../../../stores/menu/deals.ts'
import { layout } from '../../../ui/layout.ts'
import { AsyncView } from '../../../ui/feedback/async-view.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DealSection } from './deal-section.tsx'

/** The deals of a store that are on or begin later, each with its times, its terms and the products that it is on. */
export function DealsScreen() {
  const { t } = useT()
  const location = useStore($slug) ?? ''
  const load = useStore($deals)
  const now = useStore($now)
  return (
    <section className={layout.wide} aria-label={t('deals.title')}>
      <BackBar to={paths.location(location)} label={t('common.menu')}>
        <CartLink location={location} />
      </BackBar>
      <CartAnnouncement />
      <h1 tabIndex={-1}>{t('deals.title')}</h1>
      <AsyncView
        load={load.state === 'idle' ? { state: 'loading' as const } : load}
        now={now}
        t={t}
        onRetry={() => void openDeals(location)}
        skeleton={
          <Skeleton label={t('deals.loading')}>
            <div className={layout.stack}>
              <Bone width={280} height={28} />
              <Bone height={312} radius={12} />
            </div>
          </Skeleton>
        }
        ways={<MenuLink location={location} />}
      >
        {({ deals }) =>
          deals.length === 0 ? (
            <Notice icon={Tag} title={t('deals.none')} text={t('deals.noneText')}>
              <MenuLink location={location} />
            </Notice>
          ) : (
            deals.map(deal => <DealSection key={deal.id} deal={deal} location={location} />)
          )
        }
      </AsyncView>
    </section>
  )
}
