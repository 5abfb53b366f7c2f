import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Cart } from '../../../contract/cart/cart.ts'
import { formatMoney } from '../../../format/money.ts'
import { useT } from '../../../i18n/translate.ts'
import { $isChanging } from '../../../stores/cart/change-cart.ts'
import { $tipError, giveTip, giveTyped, clearTipError, tipShares } from '../../../stores/checkout/tip.ts'
import { Button } from '../../../ui/button.tsx'
import { BoxChoice } from '../../../ui/form/box-choice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'

function chosenIn({ tip, tipShare }: Cart): string {
  if (tipShare && tipShares.some(share => share === tipShare)) return String(tipShare)
  return tip === 0 ? 'none' : 'other'
}

/** A tip for the team, if the law and the store allow tips; none by default (SPEC C12). */
export function Tip({ cart }: { cart: Cart }) {
  const { t, locale } = useT()
  const error = useStore($tipError)
  const isChanging = useStore($isChanging)
  const shares = tipShares.map(share => ({ share, cents: Math.round((cart.subtotal * share) / 100) }))
  const choice = chosenIn(cart)
  const [isOther, setOther] = useState(choice === 'other')
  const [typed, setTyped] = useState(choice === 'other' ? (cart.tip / 100).toFixed(2) : '')
  const choose = (value: string) => {
    setOther(value === 'other')
    clearTipError()
    if (value === 'none') void giveTip({ tip: 0 })
    else if (value !== 'other') void giveTip({ tipShare: Number(value) })
  }
  return (
    <div className={layout.stack}>
      <BoxChoice
        showLegend
        legend={t('tip.title')}
        value={isOther ? 'other' : choice}
        onValue={choose}
        options={[
          { value: 'none', label: t('tip.no') },
          ...shares.map(({ share, cents }) => ({
            value: String(share),
            label: t('tip.share', { share: String(share) }),
            detail: formatMoney(cents, locale, cart.currency)
          })),
          { value: 'other', label: t('tip.other') }
        ]}
      />
      {isOther && (
        <div className={layout.tight}>
          <Field
            id="sf-tip"
            label={t('tip.amount')}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            error={error && t(error)}
            onValue={next => {
              clearTipError()
              setTyped(next)
            }}
          />
          <div className={layout.row}>
            <Button kind="soft" busy={isChanging} onClick={() => void giveTyped(typed)}>
              {t('tip.give')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
