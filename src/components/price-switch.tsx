import { useStore } from '@nanostores/react'
import { useEffect, useId } from 'react'
import { dataOf } from '../client/async-state.ts'
import { useT } from '../i18n/translate.ts'
import { $favourites, followFavourites } from '../stores/favourites/favourites.ts'
import { $isChoosingPrices, togglePrices } from '../stores/favourites/price-choice.ts'
import { styles } from '../theme/styles.ts'
import { Switch } from '../ui/form/switch.tsx'
import { layout } from '../ui/layout.ts'

const s = styles({
  box: 'display:grid;gap:4px;max-width:68ch;padding:12px 16px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);'
})

/**
 * The member's switch for emails about price drops, with the words that go into the consent ledger. Nothing for guests, and on a
 * back end without such emails.
 */
export function PriceSwitch() {
  const { t } = useT()
  const id = useId()
  const prices = dataOf(useStore($favourites))?.prices
  const isBusy = useStore($isChoosingPrices)
  useEffect(followFavourites, [])
  if (!prices) return null
  const { isOn, isConfirmed, label, text, email } = prices
  if (!isConfirmed && !isOn) return <p className={layout.small}>{t('prices.confirm', { email })}</p>
  return (
    <div className={s.box}>
      <Switch label={label} checked={isOn} busy={isBusy} describedBy={id} onToggle={() => void togglePrices()} />
      <p id={id} className={layout.small}>
        {text}
      </p>
    </div>
  )
}
