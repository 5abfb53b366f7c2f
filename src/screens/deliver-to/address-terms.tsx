import { useStore } from '@nanostores/react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { AddressCard } from '../../components/address-card.tsx'
import { ZoneLines } from '../../components/zone-lines.tsx'
import type { DeliveryAddress } from '../../contract/cart/delivery-address.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { chooseMethod } from '../../stores/cart/fulfilment-method.ts'
import { storeThatDelivers } from '../../stores/checkout/give-address.ts'
import { $now } from '../../client/now.ts'
import { closePopup } from '../../stores/core/popup.ts'
import { askSwitch } from '../../stores/location/ask-switch.ts'
import { $currency } from '../../stores/location/business.ts'
import type { DeliveryPlace } from '../../stores/location/deliver-to.ts'
import { $firstDelivery, isFirstOf } from '../../stores/location/first-delivery.ts'
import { writeStart } from '../../stores/location/hours/hours.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { layout } from '../../ui/layout.ts'

interface Props {
  location: StoreLocation
  address: DeliveryAddress
}

/** The first time of a delivery, once it is known. */
function First({ location, address }: Props) {
  const { t, locale } = useT()
  const now = useStore($now)
  const first = useStore($firstDelivery)
  if (!first || !isFirstOf(first, location.slug, address)) return null
  const time = first.start === null ? undefined : writeStart(location, Date.parse(first.start), now, locale)
  return <p className={layout.small}>{time ? t('deliverTo.first', { time }) : t('deliverTo.full')}</p>
}

/** Says that the store doesn't deliver there, and leads to one that does, or to pickup. */
function Outside({ location, address }: Props) {
  const { t } = useT()
  const other = storeThatDelivers(address)
  const way = other ? (
    <Link
      to={paths.location(other.slug)}
      className={buttonClass({ kind: 'quiet' })}
      onClick={event => {
        closePopup()
        if (askSwitch(other.slug)) event.preventDefault()
      }}
    >
      {t('deliverTo.shop', { store: other.name })}
    </Link>
  ) : (
    <Button
      kind="quiet"
      onClick={() => {
        closePopup()
        void chooseMethod('pickup')
      }}
    >
      {t('deliver.pickUp', { store: location.name })}
    </Button>
  )
  return (
    <NoticeLine tone="warn" icon={TriangleAlert} way={way}>
      {other ? t('deliverTo.elsewhere', { store: other.name }) : t('problem.out_of_zone')}
    </NoticeLine>
  )
}

/** The address with what delivery takes there. */
export function AddressTerms({ location, place }: { location: StoreLocation; place: DeliveryPlace }) {
  const { t, locale } = useT()
  const currency = useStore($currency)
  const { address, terms } = place
  return (
    <>
      <AddressCard address={address}>
        {terms && (
          <>
            <ZoneLines terms={terms} currency={currency} />
            {terms.minimum > 0 && (
              <p className={layout.small}>
                {t('deliverTo.least', { minimum: formatMoney(terms.minimum, locale, currency) })}
              </p>
            )}
            <First location={location} address={address} />
          </>
        )}
      </AddressCard>
      {!terms && <Outside location={location} address={address} />}
    </>
  )
}
