import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Cart } from '../../contract/cart/cart.ts'
import type { Reward } from '../../contract/account/loyalty.ts'
import { useT } from '../../i18n/translate.ts'
import { $redeemError, redeemReward } from '../../stores/cart/redeem.ts'
import { BoxChoice } from '../../ui/form/box-choice.tsx'
import { FieldError } from '../../ui/form/field.tsx'

interface Props {
  cart: Cart
  rewards: Reward[]
  /** The points left besides those used by the cart. */
  points: number
}

/** The available rewards; those the user can't afford are disabled. */
export function RewardChoice({ cart, rewards, points }: Props) {
  const { t } = useT()
  const error = useStore($redeemError)
  // Shown as chosen immediately, until the API responds.
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const { id, points: held } = cart.orderReward
  if (rewards.length === 0) return null
  const message = error?.at === 'reward' ? t(error) : undefined
  return (
    <div>
      <BoxChoice
        legend={t('redeem.reward')}
        showLegend
        value={chosen ?? id ?? ''}
        error={message && 'redeem-reward-error'}
        options={[
          { value: '', label: t('redeem.noReward') },
          ...rewards.map(reward => {
            const short = reward.id === id ? 0 : reward.points - points - held
            const cost = t('loyalty.points', { count: reward.points })
            return {
              value: reward.id,
              label: reward.name,
              detail: short > 0 ? `${cost} · ${t('redeem.short', { count: short })}` : cost,
              disabled: short > 0
            }
          })
        ]}
        onValue={next => {
          setChosen(next)
          void redeemReward(next || undefined).then(() => setChosen(undefined))
        }}
      />
      {message && <FieldError id="redeem-reward-error" text={message} />}
    </div>
  )
}
