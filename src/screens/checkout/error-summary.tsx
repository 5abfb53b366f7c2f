import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import { useT } from '../../i18n/translate.ts'
import { $isChanging } from '../../stores/cart/change-cart.ts'
import {
  $checkoutProblem,
  $fieldErrors,
  type CheckoutField,
  continueWithoutPromo
} from '../../stores/checkout/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { ErrorSummary as Summary } from '../../ui/form/error-summary.tsx'
import { fieldId, fieldNames } from './fields.ts'

/** What keeps the order from being placed, each with a way to its field. */
export function ErrorSummary({ form, isDelivery }: { form: RefObject<HTMLElement | null>; isDelivery: boolean }) {
  const { t } = useT()
  const errors = useStore($fieldErrors)
  const problem = useStore($checkoutProblem)
  const isChanging = useStore($isChanging)
  const wrong = fieldNames.filter(name => errors[name])
  if (wrong.length === 0 && !problem) return null
  const code = problem?.code
  const goOn = async (code: string) => {
    await continueWithoutPromo(code)
    // The box goes; what comes next takes its focus over.
    if (!$checkoutProblem.get()) form.current?.querySelector<HTMLElement>('[data-place]')?.focus()
  }
  const codeOf = (name: CheckoutField) =>
    name === 'slot' && errors[name] === 'required' ? 'choice' : (errors[name] ?? 'unknown')
  return (
    <Summary
      title={problem ? t(problem) : t('checkout.wrong', { count: wrong.length })}
      wrong={wrong.map(name => ({
        id: fieldId(name),
        text: t(`error.${codeOf(name)}`, {
          field: t(name === 'slot' && isDelivery ? 'field.slotDelivery' : `field.${name}`)
        })
      }))}
      onGo={id => form.current?.querySelector<HTMLElement>(`#${id}`)?.focus()}
    >
      {code && (
        <div className={layout.row}>
          <Button busy={isChanging} onClick={() => void goOn(code)}>
            {t('promo.goOn', { code })}
          </Button>
        </div>
      )}
    </Summary>
  )
}
