import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { TriangleAlert } from 'lucide'
import type { Cart } from '../../contract/cart/cart.ts'
import { BackBar } from '../../components/back-bar.tsx'
import { EmptyCart } from '../../components/empty-cart.tsx'
import { MenuLink } from '../../components/menu-link.tsx'
import { PausedNotice } from '../../components/paused-notice.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { $announcement } from '../../stores/cart/announcer.ts'
import { $cartProblem, reloadCart } from '../../stores/cart/cart.ts'
import { sendPending } from '../../stores/cart/lines/cart-lines.ts'
import { $isWaiting, $displayCart } from '../../stores/cart/offline-cart.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { $location, $slug } from '../../stores/location/location.ts'
import { $now } from '../../stores/core/now.ts'
import { $removedLine, forgetRemoved } from '../../stores/cart/lines/removed-line.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { splitLayout } from '../../ui/split-layout.ts'
import { takeLostFocus } from '../../ui/overlay/lost-focus.ts'
import { Announcement } from '../../components/announcement.tsx'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { CartSummary } from './cart-summary.tsx'
import { JoinedNotice } from './joined-notice.tsx'
import { MethodSwitch } from './method-switch.tsx'
import { RemovedNotice } from './removed-notice.tsx'

const s = styles({ lines: 'border-top:1px solid var(--sf-line);' })

function Full({ cart, location, storeName }: { cart: Cart; location: string; storeName: string }) {
  const { t } = useT()
  const problem = useStore($cartProblem)
  const { detail } = useStore($location)
  const waits = useStore($isWaiting)
  const now = useStore($now)
  return (
    <>
      <div className={layout.stack}>
        {detail && <PausedNotice location={detail} now={now} />}
        {detail && !waits && <MethodSwitch cart={cart} location={detail} />}
        <JoinedNotice location={location} />
        <RemovedNotice />
        {problem && (
          <NoticeLine tone="warn" icon={TriangleAlert}>
            {t(problem)}
          </NoticeLine>
        )}
        <ul className={s.lines} aria-label={t('cart.lines')}>
          {cart.lines.map(line => (
            <CartLineRow key={line.id} line={line} location={location} storeName={storeName} currency={cart.currency} />
          ))}
        </ul>
      </div>
      <CartSummary cart={cart} location={location} />
    </>
  )
}

/** The cart of a store: its lines, the purchase limit, and the order summary. */
export function CartScreen() {
  const { t } = useT()
  const location = useStore($slug) ?? ''
  const load = useStore($displayCart)
  const now = useStore($now)
  const { detail } = useStore($location)
  const storeName = detail?.name ?? ''
  const method = dataOf(load)?.method ?? 'pickup'
  const said = useStore($announcement)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => forgetRemoved, [])
  const lines = dataOf(load)?.lines.length ?? 0
  const removed = useStore($removedLine)
  const before = useRef({ lines, removed })
  useEffect(() => {
    const { current } = title
    const was = before.current
    before.current = { lines, removed }
    if (lines >= was.lines && removed === was.removed) return
    // A removed line takes focus with it, and so does the undo button when the line is restored.
    const back = (current?.getRootNode() as ShadowRoot | undefined)?.querySelector<HTMLElement>('[data-back] button')
    if (back && current?.matches(':focus')) current.blur()
    takeLostFocus(back ?? current)
  }, [lines, removed])
  return (
    <section className={splitLayout.page} aria-label={t('cart.title')}>
      <header className={layout.tight}>
        <BackBar to={paths.location(location)} label={t('common.menu')} />
        <h1 ref={title} tabIndex={-1}>
          {t('cart.title')}
        </h1>
        <Announcement said={said} />
        {storeName && <p className={layout.quiet}>{t(`method.at.${method}`, { store: storeName })}</p>}
      </header>
      {load.state === 'idle' ? (
        <EmptyCart location={location} />
      ) : (
        <AsyncView
          load={load}
          now={now}
          t={t}
          onRetry={() => void reloadCart().then(sendPending)}
          skeleton={
            <Skeleton label={t('cart.loading')}>
              <div className={layout.stack}>
                {[1, 2, 3].map(at => (
                  <Bone key={at} height={104} radius={12} />
                ))}
              </div>
            </Skeleton>
          }
          ways={<MenuLink location={location} />}
        >
          {cart =>
            cart.lines.length === 0 ? (
              <>
                <RemovedNotice />
                <EmptyCart location={location} />
              </>
            ) : (
              <Full cart={cart} location={location} storeName={storeName} />
            )
          }
        </AsyncView>
      )}
    </section>
  )
}
