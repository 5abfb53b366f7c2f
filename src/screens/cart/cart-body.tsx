import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import { $drawBanners } from '../../components/banner-room.tsx'
import { EmptyCart } from '../../components/empty-cart.tsx'
import { PausedNotice } from '../../components/paused-notice.tsx'
import { useT } from '../../i18n/translate.ts'
import { $cartProblem } from '../../stores/cart/cart-problem.ts'
import { reloadCart } from '../../stores/cart/cart.ts'
import { sendPending } from '../../stores/cart/lines/cart-lines.ts'
import { forgetRemoved } from '../../stores/cart/lines/removed-line.ts'
import { $isWaiting } from '../../stores/cart/lines/optimistic-quantities.ts'
import { $shownCart } from '../../stores/cart/shown-cart.ts'
import { $now } from '../../client/now.ts'
import { $location, $slug } from '../../stores/location/location.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CartFoot } from './cart-foot.tsx'
import { CartHints } from './cart-hints.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { CartSuggestions } from './cart-suggestions.tsx'
import { CartSummary } from './cart-summary.tsx'
import { JoinedNotice } from './joined-notice.tsx'
import { useRememberedChoice } from './line-missing.tsx'
import { MethodSwitch } from './method-switch.tsx'
import { RemovedToast } from './removed-toast.tsx'

const s = styles({
  lines: 'border-top:1px solid var(--sf-line);',
  // On a narrow mount, the foot belongs to the whole cart, so that it is in view from the first line on.
  side: `display:contents;
@container sf (min-width: 860px) { display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-self:start;position:sticky;inset-block-start:calc(var(--sf-top) + 16px); }`
})

function Full({ cart, location, isOver }: { cart: Cart; location: string; isOver: boolean }) {
  const { t } = useT()
  const problem = useStore($cartProblem)
  const { detail } = useStore($location)
  const waits = useStore($isWaiting)
  const now = useStore($now)
  const drawBanners = useStore($drawBanners)
  useRememberedChoice(cart)
  return (
    <>
      <div className={layout.stack}>
        {detail && <PausedNotice location={detail} now={now} />}
        {detail && !waits && <MethodSwitch cart={cart} location={detail} />}
        <JoinedNotice location={location} />
        {problem && (
          <NoticeLine tone="warn" icon={TriangleAlert}>
            {t(problem)}
          </NoticeLine>
        )}
        {!waits && <CartHints cart={cart} location={location} />}
        <ul className={s.lines} aria-label={t('cart.lines')}>
          {cart.lines.map(line => (
            <CartLineRow key={line.id} line={line} cart={cart} location={location} isOver={isOver} />
          ))}
        </ul>
        {cart.suggests && <CartSuggestions key={cart.id} cart={cart} location={location} isOver={isOver} />}
        {drawBanners?.('cart', false)}
      </div>
      <div className={s.side}>
        <CartSummary cart={cart} />
        <CartFoot cart={cart} location={location} />
      </div>
    </>
  )
}

interface Props {
  /** Leads back to the menu. */
  menu: ReactNode
  /** True in a dialog. */
  isOver?: boolean
}

/** The content of the cart: its lines, the order summary, and the way to the checkout. */
export function CartBody({ menu, isOver = false }: Props) {
  const { t } = useT()
  const location = useStore($slug) ?? ''
  const load = useStore($shownCart)
  const now = useStore($now)
  useEffect(() => forgetRemoved, [])
  const empty = <EmptyCart location={location} menu={menu} />
  if (load.state === 'idle') return empty
  return (
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
      ways={menu}
    >
      {cart =>
        cart.lines.length === 0 ? (
          <>
            {empty}
            <RemovedToast isAlone />
          </>
        ) : (
          <Full cart={cart} location={location} isOver={isOver} />
        )
      }
    </AsyncView>
  )
}
