import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import type { Delivery } from '../../contract/cart/delivery.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { AddressCard } from '../../components/address-card.tsx'
import { ZoneLines } from '../../components/zone-lines.tsx'
import { formatDistance } from '../../format/distance.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { checkoutForm, clearAddressError } from '../../stores/checkout/checkout.ts'
import { errorText } from '../../stores/core/form-messages.ts'
import { writeDelivery } from '../../stores/checkout/delivery-address.ts'
import { $writingAddress } from '../../stores/checkout/writing-address.ts'
import { chooseMethod } from '../../stores/cart/fulfilment-method.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { takeLostFocus } from '../../ui/overlay/lost-focus.ts'
import { DeliverForm } from './deliver-form.tsx'

/** Explains that there is no delivery to the address, with the nearest pickup alternative. */
function Outside({ delivery, location }: { delivery: Delivery; location: StoreLocation }) {
  const { t, locale } = useT()
  const { nearest } = delivery
  if (!nearest)
    return (
      <NoticeLine tone="warn" icon={TriangleAlert}>
        {t('problem.out_of_zone')}
      </NoticeLine>
    )
  const store = nearest.name
  const way =
    nearest.location === location.slug ? (
      <Button kind="quiet" onClick={() => void chooseMethod('pickup')}>
        {t('deliver.pickUp', { store })}
      </Button>
    ) : (
      <Link to={paths.location(nearest.location)} className={buttonClass({ kind: 'quiet' })}>
        {t('deliver.pickUp', { store })}
      </Link>
    )
  return (
    <NoticeLine tone="warn" icon={TriangleAlert} way={way}>
      {nearest.km === null
        ? t('deliver.instead', { store })
        : t('deliver.nearest', { store, distance: formatDistance(nearest.km * 1000, locale) })}
    </NoticeLine>
  )
}

/** The terms of delivery to the cart's address: zone, fee and hours, or why there is none. */
function Terms({ cart, delivery, location }: { cart: Cart; delivery: Delivery; location: StoreLocation }) {
  const { t, locale } = useT()
  const money = (cents: number) => formatMoney(cents, locale, cart.currency)
  const { missing, minimum } = delivery
  return (
    <>
      {delivery.problem && <Outside delivery={delivery} location={location} />}
      {missing > 0 && (
        <NoticeLine
          tone="warn"
          way={
            <Link to={paths.location(location.slug)} className={buttonClass({ kind: 'quiet' })}>
              {t('deliver.more')}
            </Link>
          }
        >
          {t('deliver.minimum', { minimum: money(minimum), missing: money(missing) })}
        </NoticeLine>
      )}
      <p className={layout.small}>{t('deliver.id')}</p>
    </>
  )
}

/** The zone with its fee and hours. */
function Zone({ cart: { currency }, delivery }: { cart: Cart; delivery: Delivery }) {
  const { zone: name, fee, minimum, freeFrom, hours } = delivery
  return name === null ? null : <ZoneLines terms={{ name, fee, minimum, freeFrom, hours }} currency={currency} />
}

/** The delivery address and its terms. */
export function Deliver({ cart, location }: { cart: Cart; location: StoreLocation }) {
  const { t } = useT()
  const isWriting = useStore($writingAddress)
  const { prefix, errors } = useStore(checkoutForm.$state)
  const id = `${prefix}address`
  // It has no visible label.
  const error = errors.address && errorText('address', errors.address, t)
  const place = useRef<HTMLDivElement>(null)
  const wasWriting = useRef(isWriting)
  const { delivery } = cart
  useLayoutEffect(() => {
    // The form is replaced by its result, and whatever had focus in it.
    if (wasWriting.current && !isWriting && delivery) takeLostFocus(place.current?.querySelector('button'))
    wasWriting.current = isWriting
  }, [isWriting, delivery])
  useEffect(() => {
    if (delivery) clearAddressError()
  }, [delivery])
  if (!delivery || isWriting)
    return (
      <div className={layout.stack}>
        {error && <FieldError id={`${id}-error`} text={error} />}
        <DeliverForm id={id} isChange={delivery !== null} />
        {delivery && <Zone cart={cart} delivery={delivery} />}
        {delivery && <Terms cart={cart} delivery={delivery} location={location} />}
      </div>
    )
  const { notes } = delivery.address
  return (
    <div className={layout.stack}>
      <AddressCard
        address={delivery.address}
        box={place}
        way={
          <Button id={id} kind="quiet" onClick={writeDelivery}>
            {t('deliver.change')}
          </Button>
        }
      >
        {notes && <p className={layout.small}>{notes}</p>}
        <Zone cart={cart} delivery={delivery} />
      </AddressCard>
      <Terms cart={cart} delivery={delivery} location={location} />
    </div>
  )
}
