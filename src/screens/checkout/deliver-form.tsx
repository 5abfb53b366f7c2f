import { useStore } from '@nanostores/react'
import { type FocusEvent, useEffect } from 'react'
import { AddressFields } from '../../components/address-fields.tsx'
import { SavedAddresses } from '../../components/saved-addresses.tsx'
import { useT } from '../../i18n/translate.ts'
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
import { formOf } from '../../stores/core/form-messages.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'

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
  const state = useStore(deliverForm.$state)
  const isSignedIn = useStore($loggedIn)
  const refused = useStore($deliverProblem)
  useEffect(() => {
    writeDelivery()
  }, [])
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
        <AddressFields
          form={deliverForm}
          state={state}
          onStreet={typeStreet}
          onChoose={at => void applySuggestion(at)}
          onSubmit={() => void deliverToForm()}
        />
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
