import { useStore } from '@nanostores/react'
import { type FocusEvent, useEffect } from 'react'
import { SavedAddresses } from '../../components/saved-addresses.tsx'
import { useT } from '../../i18n/translate.ts'
import { $suggestions } from '../../stores/checkout/address-search.ts'
import {
  $deliverProblem,
  deliverForm,
  deliverToForm,
  deliverToSaved,
  applySuggestion,
  enterAddress,
  leaveAddress,
  typeStreet,
  writeDelivery
} from '../../stores/checkout/delivery-address.ts'
import { $writingAddress } from '../../stores/checkout/writing-address.ts'
import { fieldOf, formOf } from '../../stores/core/form-messages.ts'
import { $market } from '../../stores/location/market.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FieldError } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'
import { fieldRowClass } from '../../ui/form/field-row.ts'
import { FieldSelect } from '../../ui/form/field-select.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { SuggestField } from '../../ui/form/suggest-field.tsx'

/** Sets the address once focus has left its fields altogether. */
function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leaveAddress()
}

/** Focuses the first incomplete field for a shopper who comes from the error summary. */
function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  enterAddress()
  if (target !== currentTarget) return
  const first =
    currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]') ?? currentTarget.querySelector('input')
  first?.focus()
}

/**
 * The form of the delivery address; the street field suggests complete addresses. There is no button to press: a
 * complete address is set on choosing a suggestion, on leaving the form, and with the order.
 */
export function DeliverForm({ id, isChange }: { id: string; isChange: boolean }) {
  const { t } = useT()
  const { provinces } = useStore($market)
  const state = useStore(deliverForm.$state)
  const suggested = useStore($suggestions)
  const isSignedIn = useStore($loggedIn)
  const refused = useStore($deliverProblem)
  useEffect(() => {
    writeDelivery()
  }, [])
  const field = (name: keyof typeof state.values) => fieldOf(deliverForm, state, name, t)
  const optional = (name: 'unit' | 'notes', label?: string) => {
    const props = field(name)
    return { ...props, label: t('field.optional', { field: label ?? props.label }) }
  }
  const { name: _name, ...street } = field('line1')
  const province = field('province')
  return (
    <div
      id={id}
      className={layout.stack}
      role="group"
      aria-label={t('deliver.title')}
      tabIndex={-1}
      onBlur={onBlur}
      onFocus={onFocus}
    >
      {isSignedIn && (
        <SavedAddresses problem={refused && t(refused)} onChoose={address => void deliverToSaved(address)} />
      )}
      <Form
        {...formOf(state, t)}
        // Each field shows its own error, and the summary above names the address.
        isRefused={state.problem !== undefined}
        onSubmit={() => void deliverToForm()}
      >
        <SuggestField
          {...street}
          options={suggested.map(({ text }) => text)}
          listLabel={t('deliver.list')}
          count={t('deliver.found', { count: suggested.length })}
          autoComplete="address-line1"
          onValue={typeStreet}
          onChoose={at => void applySuggestion(at)}
          onSubmit={() => void deliverToForm()}
        />
        <div className={fieldRowClass()}>
          <Field {...optional('unit')} autoComplete="address-line2" maxLength={20} />
          <Field {...field('city')} autoComplete="address-level2" required />
          <FieldSelect
            id={province.id}
            label={province.label}
            autoComplete="address-level1"
            value={state.values.province}
            onValue={province.onValue}
            describedBy={province.error && `${province.id}-error`}
            options={[
              { value: '', label: '–', disabled: true },
              ...provinces.map(({ code, name }) => ({ value: code, label: name }))
            ]}
          />
          <Field {...field('postalCode')} autoComplete="postal-code" autoCapitalize="characters" required />
        </div>
        {province.error && <FieldError id={`${province.id}-error`} text={province.error} />}
        <Field {...optional('notes', t('deliver.notes'))} autoComplete="off" maxLength={200} />
        {/* For Enter in a field, which submits only a form with a button. */}
        <input type="submit" hidden />
        {state.isSending && (
          <p className={layout.row} role="status">
            <Spinner />
            <span className={layout.quiet}>{t('deliver.checking')}</span>
          </p>
        )}
        {isChange && (
          <div className={layout.row}>
            <Button kind="quiet" onClick={() => $writingAddress.set(false)}>
              {t('addresses.cancel')}
            </Button>
          </div>
        )}
      </Form>
    </div>
  )
}
