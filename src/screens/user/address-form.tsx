import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { useT } from '../../i18n/translate.ts'
import { addressForm, dropAddress, saveAddress } from '../../stores/account/addresses.ts'
import { fieldOf, formOf } from '../../stores/core/form-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'
import { fieldRowClass } from '../../ui/form/field-row.ts'

type Name = 'label' | 'line1' | 'unit' | 'city' | 'province' | 'postalCode' | 'notes'

/** The form for an address. */
export function AddressForm({ title }: { title: string }) {
  const { t } = useT()
  const state = useStore(addressForm.$state)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector<HTMLElement>('#sf-label')?.focus(), [])
  const field = (name: Name) => fieldOf(addressForm, state, name, t)
  const optional = (name: Name) => {
    const props = field(name)
    return { ...props, label: t('field.optional', { field: props.label }) }
  }
  return (
    <div ref={box} className={layout.stack}>
      <h2>{title}</h2>
      <Form {...formOf(state, t)} label={title} onSubmit={() => void saveAddress()}>
        <Field {...field('label')} hint={t('addresses.labelHint')} autoComplete="off" maxLength={40} required />
        <div className={fieldRowClass()}>
          <Field {...field('line1')} autoComplete="address-line1" required />
          <Field {...optional('unit')} autoComplete="address-line2" maxLength={20} />
          <Field {...field('city')} autoComplete="address-level2" required />
          <Field {...field('province')} autoComplete="address-level1" autoCapitalize="characters" required />
          <Field {...field('postalCode')} autoComplete="postal-code" required />
          <Field
            {...field('notes')}
            label={t('field.optional', { field: t('addresses.notes') })}
            autoComplete="off"
            maxLength={200}
          />
        </div>
        <div className={layout.row}>
          <Button kind="primary" type="submit" busy={state.isSending}>
            {t('account.save')}
          </Button>
          <Button onClick={dropAddress}>{t('addresses.cancel')}</Button>
        </div>
      </Form>
    </div>
  )
}
