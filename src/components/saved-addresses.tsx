import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { SavedAddress } from '../contract/account/me.ts'
import { useT } from '../i18n/translate.ts'
import { $addresses, loadAddresses } from '../stores/account/addresses.ts'
import { dataOf } from '../client/async-state.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/form/field.tsx'
import { layout } from '../ui/layout.ts'

/** The account's addresses, each as a button that selects it for delivery, and why the last choice failed. */
export function SavedAddresses({
  problem,
  onChoose
}: {
  problem?: string | undefined
  onChoose(address: SavedAddress): void
}) {
  const { t, locale } = useT()
  const load = useStore($addresses)
  useEffect(() => void loadAddresses(), [locale])
  const addressBook = dataOf(load) ?? { addresses: [] }
  if (addressBook.addresses.length === 0) return null
  return (
    <section className={layout.tight} aria-label={t('deliver.kept')}>
      <p>
        <strong>{t('deliver.kept')}</strong>
      </p>
      <div className={layout.row}>
        {addressBook.addresses.map(address => (
          <Button key={address.id} kind="soft" onClick={() => onChoose(address)}>
            {address.label} · {address.line1}
          </Button>
        ))}
      </div>
      {problem && <FieldError id="sf-to-saved" text={problem} />}
    </section>
  )
}
