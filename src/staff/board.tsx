import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { classes, styles } from '../theme/styles.ts'
import { Banners } from './header/banners.tsx'
import { Bar } from './header/bar.tsx'
import { useScanner } from './header/use-scanner.ts'
import { $orders } from './data/orders.ts'
import { $store } from './data/stores.ts'
import { LateDraftBar, LateProducts, LatePromotions, LateStores } from './catalogue/late-parts.tsx'
import { Dialogs } from './dialogs.tsx'
import { useMay } from './data/rights.ts'
import { $dialog } from './open-dialog.ts'
import { $shownTab } from './shown-tabs.ts'
import { HoursTab } from './hours/hours-tab.tsx'
import { KiosksTab } from './kiosks/kiosks-tab.tsx'
import { countNew, tabTitle } from './orders/rules/news.ts'
import { OrdersTab } from './orders/orders-tab.tsx'
import { StockTab } from './stock/stock-tab.tsx'
import { useWords } from './staff-words.ts'

const s = styles({
  main: 'flex:1;min-height:0;display:flex;flex-direction:column;&:focus { outline:0; }',
  // After the toasts.
  late: 'order:1;'
})

const contents = {
  orders: OrdersTab,
  stock: StockTab,
  products: LateProducts,
  promotions: LatePromotions,
  store: LateStores,
  hours: HoursTab,
  kiosks: KiosksTab
}

/** Shows the number of new orders in the title of the tab. */
function useTitle(): void {
  const { t } = useWords()
  const orders = useStore($orders)
  const store = useStore($store)
  const title = [t('title'), store?.name].filter(Boolean).join(' · ')
  const shown = tabTitle(countNew(orders?.open ?? []), title)
  useEffect(() => {
    document.title = shown
  }, [shown])
}

/** The board behind the sign-in: bar, notices and the section that is chosen. */
export function Board() {
  const tab = useStore($shownTab)
  const dialog = useStore($dialog)
  const slug = useStore($store)?.slug
  const drafting = [useMay('menu'), useMay('promotions'), useMay('stores')]
  const hasDrafts = drafting.includes(true)
  useTitle()
  useScanner(useMay('orders'))
  const Content = contents[tab]
  return (
    <>
      <Bar />
      <Banners />
      <main className={classes(s.main, s.late)}>
        <div className={s.main} id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={-1} data-screen="">
          <Content key={slug} />
        </div>
      </main>
      {hasDrafts && <LateDraftBar />}
      {dialog && <Dialogs dialog={dialog} />}
    </>
  )
}
