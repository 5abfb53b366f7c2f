import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import { useT } from '../../i18n/translate.ts'
import { $checkoutProblem, $fieldErrors, type CheckoutField } from '../../stores/checkout.ts'
import { ErrorSummary as Summary } from '../../ui/error-summary.tsx'
import { fieldId, fieldNames } from './fields.ts'

/** What keeps the order from being placed, each with a way to its field. */
export function ErrorSummary({ form, isDelivery }: { form: RefObject<HTMLElement | null>; isDelivery: boolean }) {
  const { t } = useT()
  const errors = useStore($fieldErrors)
  const problem = useStore($checkoutProblem)
  const wrong = fieldNames.filter(name => errors[name])
  if (wrong.length === 0 && !problem) return null
  const codeOf = (name: CheckoutField) =>
    name === 'slot' && errors[name] === 'required' ? 'choice' : (errors[name] ?? 'unknown')
  return (
    <Summary
      title={problem?.message ?? t('checkout.wrong', { count: wrong.length })}
      wrong={wrong.map(name => ({
        id: fieldId(name),
        text: t(`error.${codeOf(name)}`, {
          field: t(name === 'slot' && isDelivery ? 'field.slotDelivery' : `field.${name}`)
        })
      }))}
      onGo={id => form.current?.querySelector<HTMLElement>(`#${id}`)?.focus()}
    />
  )
}
