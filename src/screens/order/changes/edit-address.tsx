import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { AddressFields } from '../../../components/address-fields.tsx'
import { SavedAddresses } from '../../../components/saved-addresses.tsx'
import { useT } from '../../../i18n/translate.ts'
import { savedAsDelivery } from '../../../stores/checkout/give-address.ts'
import { formOf } from '../../../stores/core/form-messages.ts'
import {
  applySuggestion,
  editAddressForm,
  openAddress,
  typeStreet,
  takeAddress
} from '../../../stores/order/changes/edit-address.ts'
import { $loggedIn } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { layout } from '../../../ui/layout.ts'
import type { AddressProps } from './draw-changes.ts'

/** Asks where a placed order is to be delivered. */
export function EditAddress({ known, onAddress }: AddressProps) {
  const { t } = useT()
  const state = useStore(editAddressForm.$state)
  const isSignedIn = useStore($loggedIn)
  useEffect(() => openAddress(known), [known])
  const submit = () => void takeAddress(onAddress)
  return (
    <div className={layout.stack} role="group" aria-label={t('deliver.title')}>
      {isSignedIn && <SavedAddresses onChoose={address => onAddress(savedAsDelivery(address))} />}
      <Form {...formOf(state, t)} isRefused={state.problem !== undefined} onSubmit={submit}>
        <AddressFields
          form={editAddressForm}
          state={state}
          onStreet={typeStreet}
          onChoose={at => void applySuggestion(at)}
          onSubmit={submit}
        />
        <div className={layout.row}>
          <Button type="submit" kind="soft">
            {t('deliver.use')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
