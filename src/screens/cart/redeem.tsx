import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Cart } from '../../contract/cart/cart.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { $isChanging } from '../../stores/cart/change-cart.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { $loyalty, loadLoyalty } from '../../stores/account/loyalty.ts'
import { $availablePoints } from '../../stores/cart/points.ts'
import { $redeemError, clearRedeemError, redeemPoints } from '../../stores/cart/redeem.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { RewardChoice } from './reward-choice.tsx'

const s = styles({
  part: 'display:grid;gap:16px;padding-block:16px;border-block:1px solid var(--sf-line);',
  title: 'font-size:16px;line-height:1.25;'
})

interface Props {
  cart: Cart
  /** The discount per point, in cents. */
  value: number
}

/** A field for the number of points to use; by default, the maximum. */
function PointsForm({ cart, value }: Props) {
  const { t, locale } = useT()
  const { pointsRedeemed: used } = cart.orderLoyalty
  const most = cart.points_redeemable
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const [isBad, setBad] = useState(false)
  const isBusy = useStore($isChanging)
  const error = useStore($redeemError)
  const form = useRef<HTMLFormElement>(null)
  const text = typed ?? String(used || most)
  const count = /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : undefined
  const fits = count !== undefined && count <= most
  const send = (event: FormEvent) => {
    event.preventDefault()
    setBad(!fits)
    if (fits && !isBusy) void redeemPoints(count).then(() => setTyped(undefined))
  }
  const remove = () => {
    // The button disappears, and focus with it.
    form.current?.querySelector('input')?.focus()
    setTyped(undefined)
    void redeemPoints(0)
  }
  const bad = isBad && !fits ? t('redeem.bad', { count: most }) : undefined
  return (
    <form ref={form} className={layout.tight} onSubmit={send} noValidate>
      <Field
        id="redeem-points"
        label={t('redeem.field')}
        hint={t('redeem.most', { count: most, value: formatMoney(most * value, locale, cart.currency) })}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        error={bad ?? (error?.at === 'points' ? t(error) : undefined)}
        onValue={next => {
          clearRedeemError()
          setBad(false)
          setTyped(next)
        }}
      />
      <div className={layout.row}>
        {(count !== used || used === 0) && (
          <Button type="submit" kind="soft" busy={isBusy}>
            {t('redeem.use', { count: fits ? count : most })}
          </Button>
        )}
        {used > 0 && (
          <Button kind="quiet" onClick={remove}>
            {t('redeem.remove')}
          </Button>
        )}
      </div>
    </form>
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
      {(cart.points_redeemable > 0 || pointsRedeemed > 0) && value > 0 && <PointsForm cart={cart} value={value} />}
      {loyalty && <RewardChoice cart={cart} rewards={loyalty.rewards} points={points} />}
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
