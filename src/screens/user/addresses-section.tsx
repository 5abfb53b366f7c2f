import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import type { SavedAddress } from '../../contract/account/me.ts'
import { useT } from '../../i18n/translate.ts'
import {
  $addresses,
  $removed,
  $writing,
  loadAddresses,
  removeAddress,
  restoreAddress,
  writeAddress
} from '../../stores/account/addresses.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { Notice, NoticeLine } from '../../ui/feedback/notice.tsx'
import { AddressForm } from './address-form.tsx'
import { AccountPart } from './part.tsx'
import { rows } from './row.ts'

/** The maximum number of saved addresses. */
const MOST = 10

function AddressRow({ address }: { address: SavedAddress }) {
  const { t } = useT()
  const { label: name, line1, unit, city, province, postalCode, notes } = address
  return (
    <li className={rows.row}>
      <div>
        <p className={rows.name}>{name}</p>
        <p>
          {unit ? `${unit}–` : ''}
          {line1}, {city} {province} {postalCode}
        </p>
        {notes && <p className={layout.small}>{notes}</p>}
      </div>
      <div className={layout.row}>
        <Button
          data-edit={address.id}
          aria-label={t('addresses.editOf', { name })}
          onClick={() => writeAddress(address)}
        >
          {t('addresses.edit')}
        </Button>
        <Button aria-label={t('addresses.removeOf', { name })} onClick={() => void removeAddress(address)}>
          {t('addresses.remove')}
        </Button>
      </div>
    </li>
  )
}

function Removed() {
  const { t } = useT()
  const removed = useStore($removed)
  const box = useRef<HTMLDivElement>(null)
  // The focused button was removed together with its address.
  useLayoutEffect(() => box.current?.querySelector('button')?.focus(), [removed])
  if (!removed) return null
  return (
    <div ref={box}>
      <NoticeLine
        way={
          <Button kind="quiet" onClick={() => void restoreAddress()}>
            {t('cart.putBack')}
          </Button>
        }
      >
        {t('addresses.removed', { name: removed.label })}
      </NoticeLine>
    </div>
  )
}

/** The user's saved addresses: add, edit, remove and restore. */
export function AddressesSection() {
  const { t } = useT()
  const writing = useStore($writing)
  const list = useRef<HTMLDivElement>(null)
  const removed = useStore($removed)
  const before = useRef({ writing, removed })
  useLayoutEffect(() => {
    const { writing: written, removed: restored } = before.current
    before.current = { writing, removed }
    const find = (button: string) => list.current?.querySelector<HTMLElement>(button)
    const edit = (id: string) => find(`[data-edit="${id}"]`)
    // The form or the undo button that had focus was removed.
    if (written && !writing) ((written.isNew && find('[data-add]')) || edit(written.id))?.focus()
    else if (restored && !removed) edit(restored.id)?.focus()
  }, [writing, removed])
  const add = (
    <Button kind="primary" data-add="" onClick={() => writeAddress()}>
      {t('addresses.add')}
    </Button>
  )
  return (
    <AccountPart $state={$addresses} load={loadAddresses} shape={[92, 92]}>
      {({ addresses }) => {
        const edited = addresses.find(({ id }) => id === writing?.id)
        const title = edited ? t('addresses.editOf', { name: edited.label }) : t('addresses.new')
        if (writing) return <AddressForm key={writing.id} title={title} />
        return (
          <div ref={list} className={layout.stack}>
            <Removed />
            {addresses.length === 0 ? (
              <Notice icon={MapPin} title={t('addresses.none')} text={t('addresses.noneText')}>
                {add}
              </Notice>
            ) : (
              <>
                <ul className={rows.list}>
                  {addresses.map(address => (
                    <AddressRow key={address.id} address={address} />
                  ))}
                </ul>
                {addresses.length < MOST && <div>{add}</div>}
              </>
            )}
          </div>
        )
      }}
    </AccountPart>
  )
}
