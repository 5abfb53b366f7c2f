import { useStore } from '@nanostores/react'
import { useState } from 'react'
import Check from 'lucide/dist/esm/icons/check.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import type { Reward } from '../../contract/account/loyalty.ts'
import { useT } from '../../i18n/translate.ts'
import { $redeemError, redeemReward } from '../../stores/cart/redeem.ts'
import { classes, styles } from '../../theme/styles.ts'
import { FieldError } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'

const s = styles({
  list: 'display:grid;gap:8px;margin-block-start:8px;',
  ticket: `display:grid;grid-template-columns:minmax(104px,auto) minmax(0,1fr) auto;align-items:center;width:100%;min-height:52px;padding-inline-end:16px;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-card);background:var(--sf-raised);font-variant-numeric:tabular-nums;
& b { padding:12px 16px;border-inline-end:1px dashed var(--sf-line-2);font-weight:650; }
& span { padding:8px 12px;font-size:14px;color:var(--sf-ink-2); }
&:is(button):hover { border-color:var(--sf-ink); }
&[aria-pressed="true"] { border-color:var(--sf-accent-ink);box-shadow:inset 0 0 0 1px var(--sf-accent-ink);background:color-mix(in srgb,var(--sf-accent-edge) 14%,var(--sf-raised)); }`,
  short:
    '&& { border-style:dashed;border-color:var(--sf-line);background:none;& b { font-weight:500;color:var(--sf-ink-2);border-color:var(--sf-line); } }'
})

interface Props {
  cart: Cart
  rewards: Reward[]
  /** The points left besides those used by the cart. */
  points: number
}

/** The rewards as tickets: one is used by a press and given back by another; for the others, how many points are missing. */
export function RewardTickets({ cart, rewards, points }: Props) {
  const { t } = useT()
  const error = useStore($redeemError)
  // Shown as chosen immediately, until the API responds; '' for none.
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const { id, points: redeemedPoints } = cart.orderReward
  if (rewards.length === 0) return null
  const use = (reward: string) => {
    setChosen(reward)
    void redeemReward(reward || undefined).then(() => setChosen(undefined))
  }
  return (
    <div>
      <p className={layout.small}>{t('redeem.reward')}</p>
      <ul className={s.list} aria-label={t('redeem.reward')}>
        {rewards.map(reward => {
          const cost = t('loyalty.points', { count: reward.points })
          const short = reward.id === id ? 0 : reward.points - points - redeemedPoints
          const isUsed = (chosen ?? id) === reward.id
          if (short > 0)
            return (
              <li key={reward.id} className={classes(s.ticket, s.short)}>
                <b>{reward.name}</b>
                <span>{`${cost} · ${t('redeem.short', { count: short })}`}</span>
              </li>
            )
          return (
            <li key={reward.id}>
              <button
                type="button"
                className={s.ticket}
                aria-pressed={isUsed}
                onClick={() => use(isUsed ? '' : reward.id)}
              >
                <b>{reward.name}</b>
                <span>{cost}</span>
                <Icon of={isUsed ? Check : Plus} />
              </button>
            </li>
          )
        })}
      </ul>
      {error?.at === 'reward' && <FieldError id="redeem-reward-error" text={t(error)} />}
    </div>
  )
}
