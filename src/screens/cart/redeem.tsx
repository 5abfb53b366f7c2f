import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Cart } from '../../contract/cart/cart.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { $isChanging } from '../../stores/cart/change-cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { $loyalty, loadLoyalty } from '../../stores/account/loyalty.ts'
import { $availablePoints } from '../../stores/cart/points.ts'
import { $redeemError, redeemPoints } from '../../stores/cart/redeem.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { layout } from '../../ui/layout.ts'
import { RewardTickets } from './reward-tickets.tsx'

const s = styles({
  part: 'display:grid;gap:12px;padding-block:16px;border-block:1px solid var(--sf-line);',
  title: 'font-size:16px;line-height:1.25;'
})

interface Props {
  cart: Cart
  /** The discount per point, in cents. */
  value: number
}

/** The switch that uses as many points as the order can, and none again. */
function PointsSwitch({ cart, value }: Props) {
  const { t, locale } = useT()
  const { pointsRedeemed: used } = cart.orderLoyalty
  const most = cart.points_redeemable
  // Shown as switched immediately, until the API responds.
  const [wanted, setWanted] = useState<boolean | undefined>(undefined)
  const isBusy = useStore($isChanging)
  const error = useStore($redeemError)
  const message = error?.at === 'points' ? t(error) : undefined
  const isOn = wanted ?? used > 0
  const words = (count: number) => t('redeem.use', { value: formatMoney(count * value, locale, cart.currency) })
  const use = (count: number) => {
    if (isBusy) return
    setWanted(count > 0)
    void redeemPoints(count).then(() => setWanted(undefined))
  }
  return (
    <div className={layout.tight}>
      <Switch
        label={words(used || most)}
        checked={isOn}
        busy={isBusy}
        describedBy={message && 'redeem-points-error'}
        onToggle={() => use(isOn ? 0 : most)}
      />
      {used > 0 && used < most && (
        <div>
          <Button kind="quiet" onClick={() => use(most)}>
            {words(most)}
          </Button>
        </div>
      )}
      {message && <FieldError id="redeem-points-error" text={message} />}
    </div>
  )
}

/** Points and rewards for the signed-in user: a discount by points, or a reward. */
export function Redeem({ cart }: { cart: Cart }) {
  const { t, locale } = useT()
  const points = useStore($availablePoints)
  const load = useStore($loyalty)
  const loyalty = dataOf(load)
  useEffect(() => void loadLoyalty(), [locale])
  const { pointsRedeemed, amount } = cart.orderLoyalty
  const value = loyalty?.pointValue ?? (pointsRedeemed > 0 ? amount / pointsRedeemed : 0)
  return (
    <section className={s.part} aria-label={t('redeem.title')}>
      <div className={layout.tight}>
        <h2 className={s.title}>{t('redeem.title')}</h2>
        <p className={layout.small}>{t('redeem.have', { count: points })}</p>
      </div>
      {(cart.points_redeemable > 0 || pointsRedeemed > 0) && value > 0 && <PointsSwitch cart={cart} value={value} />}
      {loyalty && <RewardTickets cart={cart} rewards={loyalty.rewards} points={points} />}
      {load.state === 'failed' && (
        <div className={layout.row}>
          <p className={layout.small}>{t('redeem.failed')}</p>
          <Button kind="quiet" onClick={() => void loadLoyalty()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </section>
  )
}
