import { useStore } from '@nanostores/react'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import type { Order } from '../../contract/order/order.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { callLink } from '../../contract/typed/call-link.ts'
import { formatPhone } from '../../format/phone.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { latenessOf } from '../../rules/order/late.ts'
import { storePhone } from '../../rules/store-phone.ts'
import { dataOf } from '../../client/async-state.ts'
import { $business } from '../../stores/location/business.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'

/** The way to call the store; a kiosk shows the number only (SPEC C15). */
function CallStore({ location }: { location: StoreLocation }) {
  const { t, locale } = useT()
  const { in_store: isKiosk } = useStore($flags)
  const phone = storePhone(location, dataOf(useStore($business))?.detail)
  if (!phone) return null
  if (isKiosk) return <p>{formatPhone(phone, locale)}</p>
  return (
    <div className={layout.row}>
      <a className={buttonClass()} href={callLink(phone)}>
        <Icon of={Phone} size={18} />
        {t('order.call', { phone: formatPhone(phone, locale) })}
      </a>
    </div>
  )
}

/** What to do about an order that is late, or waits to be collected; nothing for others. */
export function LateNote({ order, location, now }: { order: Order; location: StoreLocation | undefined; now: number }) {
  const { t } = useT()
  const lateness = latenessOf(order, now)
  if (!lateness) return null
  return (
    <>
      <p>{t(`order.late.${lateness}`)}</p>
      {location && <CallStore location={location} />}
    </>
  )
}
