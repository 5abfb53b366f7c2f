import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SavedAddresses } from '../../components/saved-addresses.tsx'
import type { DeliveryAddress } from '../../contract/cart/delivery-address.ts'
import { type Sentence, useT } from '../../i18n/translate.ts'
import { lockScroll } from '../../platform/platform.ts'
import { $suggestions, resolveSuggestion, resolveText, searchAddress } from '../../stores/checkout/address-search.ts'
import { asDelivery, giveAddress, savedAsDelivery } from '../../stores/checkout/give-address.ts'
import { closePopup } from '../../stores/core/popup.ts'
import { $deliveryPlace } from '../../stores/location/deliver-to.ts'
import { $location } from '../../stores/location/location.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SuggestField } from '../../ui/form/suggest-field.tsx'
import { layout } from '../../ui/layout.ts'
import { Sheet } from '../../ui/overlay/dialog.tsx'
import { AddressTerms } from './address-terms.tsx'

/** Asks where to deliver, on one line: choosing a suggestion sets it, for the menu, the cart and the checkout. */
export function DeliverToSheet() {
  const { t } = useT()
  const { detail } = useStore($location)
  const place = useStore($deliveryPlace)
  const suggested = useStore($suggestions)
  const isSignedIn = useStore($loggedIn)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Sentence>()
  const [unit, setUnit] = useState<string>()
  if (!detail) return null
  const address = place?.address
  const type = (typed: string) => {
    setText(typed)
    setProblem(undefined)
    searchAddress(typed)
  }
  const give = async (destination: DeliveryAddress | undefined) => {
    const refused = destination ? await giveAddress(destination) : { key: 'deliverTo.incomplete' as const }
    setProblem(refused)
    if (refused) return
    setText('')
    setUnit(undefined)
  }
  const choose = async (at: number) => {
    const match = await resolveSuggestion(at)
    await give(match && asDelivery(match))
  }
  const submit = async () => {
    if (!text.trim()) return
    const match = await resolveText(text)
    if (match) await give(asDelivery(match))
    else setProblem({ key: 'deliverTo.none' })
  }
  const close = () => {
    if (address && unit !== undefined && unit.trim() !== (address.unit ?? ''))
      void giveAddress({ ...address, unit: unit.trim() || null })
    closePopup()
  }
  return (
    <Sheet title={t('deliverTo.title')} closeLabel={t('common.close')} lock={lockScroll} onClose={close}>
      <div className={layout.stack}>
        {isSignedIn && <SavedAddresses onChoose={savedAddress => void give(savedAsDelivery(savedAddress))} />}
        <SuggestField
          id="sf-deliver-to"
          label={t('field.line1')}
          value={text}
          options={suggested.map(suggestion => suggestion.text)}
          listLabel={t('deliver.list')}
          count={t('deliver.found', { count: suggested.length })}
          autoFocus={!address}
          error={problem && t(problem)}
          onValue={type}
          onChoose={at => void choose(at)}
          onSubmit={() => void submit()}
        />
        <div className={layout.stack} role="status">
          {place && <AddressTerms location={detail} place={place} />}
        </div>
        {address && place?.terms && (
          <>
            <Field
              id="sf-deliver-to-unit"
              label={t('field.optional', { field: t('field.unit') })}
              value={unit ?? address.unit ?? ''}
              onValue={setUnit}
              autoComplete="address-line2"
              maxLength={20}
            />
            <Button kind="primary" wide onClick={close}>
              {t('deliverTo.done')}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  )
}
