import { useStore } from '@nanostores/react'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import type { EditedLoyalty, EditedReward, ListedSale } from '../../../contract/staff/staff-catalogue.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { catalogue, promotions } from '../../data/catalogue.ts'
import { $current, $draftVersion, drafts } from '../../data/drafts.ts'
import { useMay } from '../../data/rights.ts'
import { Waiting } from '../../header/waiting.tsx'
import { $dialog } from '../../open-dialog.ts'
import { Remote } from '../../remote.tsx'
import { $editedBanner, addBanner } from '../banners/banner-form.ts'
import { BannerList } from '../banners/banner-list.tsx'
import { BannerPage } from '../banners/banner-page.tsx'
import type { ListedBanner } from '../banners/banner.ts'
import { OffNotice } from '../rewards/off-notice.tsx'
import { addSale } from '../list/list-state.ts'
import { loyaltyId, pointsForm } from '../rewards/points-form.ts'
import { PointsPage } from '../rewards/points-page.tsx'
import { PointsSection } from '../rewards/points-section.tsx'
import { addReward, rewardForm } from '../rewards/reward-form.ts'
import { RewardList } from '../rewards/reward-list.tsx'
import { RewardPage } from '../rewards/reward-page.tsx'
import { saleGroupForm } from '../sales/sale-edits.ts'
import { SaleList } from '../sales/sale-list.tsx'
import { SalePage } from '../sales/sale-page.tsx'
import { useCatalogueWords } from '../words.ts'
import { Calendar } from './calendar.tsx'
import type { Promo } from './promo.ts'
import { $editedPromo, addPromo } from './promo-form.ts'
import { PromoList } from './promo-list.tsx'
import { PromoPage } from './promo-page.tsx'
import { useOpenerOf } from './use-opener.ts'

const s = styles({
  // A focused field stays clear of the bar that saves, which sticks to the end.
  tab: 'position:relative;flex:1;min-height:0;overflow-y:auto;display:grid;grid-template-columns:minmax(0,1fr);align-content:start;padding:16px;scroll-padding-block-end:120px;',
  inner: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;width:min(960px,100%);margin-inline:auto;',
  head: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px;& h2 { flex:1 1 200px;font-size:22px; }',
  ways: 'display:flex;flex-wrap:wrap;gap:8px;'
})

interface Offers {
  sales: readonly ListedSale[]
  rewards: readonly EditedReward[]
  loyalty: EditedLoyalty | null
  banners: readonly ListedBanner[]
  deals: readonly Promo[]
  codes: readonly Promo[]
}

/** The rewards with times: the others are on every day. */
const timedRewards = (rewards: readonly EditedReward[]) =>
  rewards
    .filter(({ fields: { startsAt, endsAt } }) => startsAt !== null || endsAt !== null)
    .map(reward => ({ kind: 'reward' as const, ...reward }))

function Overview({ deals, codes, banners, sales, rewards, loyalty }: Offers) {
  const { t } = useCatalogueWords()
  const [view, setView] = useState('list')
  const openerOf = useOpenerOf()
  const mayChangeMenu = useMay('menu')
  return (
    <>
      <div className={s.head}>
        <h2 tabIndex={-1}>{t('promo.heading')}</h2>
        <div className={s.ways}>
          <Button onClick={() => $dialog.set({ kind: 'draft', view: 'history' })}>{t('drafts.open')}</Button>
          <Button onClick={() => addPromo('deal')}>
            <Icon of={Plus} />
            {t('promo.addDeal')}
          </Button>
          <Button onClick={() => addPromo('code')}>
            <Icon of={Plus} />
            {t('promo.addCode')}
          </Button>
          {mayChangeMenu && (
            <Button onClick={addSale}>
              <Icon of={Plus} />
              {t('sale.add')}
            </Button>
          )}
          <Button onClick={addBanner}>
            <Icon of={Plus} />
            {t('banner.add')}
          </Button>
          <Button onClick={addReward}>
            <Icon of={Plus} />
            {t('reward.add')}
          </Button>
        </div>
      </div>
      <Choice
        legend={t('promo.view')}
        value={view}
        options={[
          { value: 'list', label: t('promo.list') },
          { value: 'calendar', label: t('promo.calendar') }
        ]}
        onValue={setView}
      />
      {view === 'calendar' ? (
        <Calendar
          promos={[
            ...deals,
            ...codes,
            ...banners,
            ...sales.map(sale => ({ kind: 'sale' as const, ...sale })),
            ...timedRewards(rewards)
          ]}
          openerOf={openerOf}
        />
      ) : (
        <>
          <PromoList title={t('promo.deals')} empty={t('promo.noDeals')} promos={deals} />
          <PromoList title={t('promo.codes')} empty={t('promo.noCodes')} promos={codes} />
          <SaleList sales={sales} />
          <BannerList banners={banners} />
          <OffNotice />
          <RewardList rewards={rewards} />
          {loyalty && <PointsSection rules={loyalty} />}
        </>
      )}
    </>
  )
}

/** Reads the offers, and the products that they may be on. */
function useOffers(): void {
  const draft = useStore($current)?.id
  const version = useStore($draftVersion)
  const isKnown = dataOf(useStore(drafts.$state)) !== undefined
  useEffect(() => {
    if (!isKnown) return
    void promotions.load()
    void catalogue.load()
  }, [draft, isKnown, version])
}

/** The deals, promo codes, sales, banners, rewards and points: the lists, the coming four weeks, or the page of one. Changes go into a draft. */
export function PromotionsTab() {
  useOffers()
  const load = useStore(promotions.$state)
  const edited = useStore($editedPromo)
  const banner = useStore($editedBanner)
  const reward = useStore(rewardForm.$edited)
  const sale = useStore(saleGroupForm.$edited)
  const points = useStore(pointsForm.$edited)
  const open = edited?.promo.id ?? banner?.banner.id ?? reward?.thing.id ?? sale?.thing.id ?? (points && loyaltyId)
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(open)
  useLayoutEffect(() => {
    const closed = before.current
    before.current = open
    if (open || !closed) return
    const row = box.current?.querySelector<HTMLElement>(`[data-promo="${closed}"] button`)
    ;(row ?? box.current?.querySelector<HTMLElement>('h2'))?.focus()
  }, [open])
  return (
    <div className={s.tab}>
      <div className={s.inner} ref={box}>
        <Waiting />
        <Remote load={load} height={360} onRetry={() => void promotions.load()}>
          {({ deals, codes, banners, ...more }) =>
            edited ? (
              <PromoPage promo={edited.promo} isNew={edited.isNew} key={edited.promo.id} />
            ) : banner ? (
              <BannerPage banner={banner.banner} isNew={banner.isNew} key={banner.banner.id} />
            ) : reward ? (
              <RewardPage reward={reward.thing} isNew={reward.isNew} key={reward.thing.id} />
            ) : sale ? (
              <SalePage sale={sale.thing} key={sale.thing.id} />
            ) : points ? (
              <PointsPage rules={points.thing} />
            ) : (
              <Overview
                {...more}
                deals={deals.map(deal => ({ kind: 'deal', ...deal }))}
                codes={codes.map(code => ({ kind: 'code', ...code }))}
                banners={banners.map(listed => ({ kind: 'banner', ...listed }))}
              />
            )
          }
        </Remote>
      </div>
    </div>
  )
}
