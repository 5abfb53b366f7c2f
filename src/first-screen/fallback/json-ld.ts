import type { Business } from '../../contract/store/business.ts'
import type { SpecialHours, StoreLocation } from '../../contract/store/location.ts'
import { storePhone } from '../../rules/store-phone.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type Times = Pick<SpecialHours, 'openTime' | 'closeTime' | 'isOpen'>

/** Search engines read midnight to midnight as closed, and midnight to a minute before it as open all day. */
const timesOf = ({ openTime, closeTime, isOpen }: Times) => {
  if (!isOpen) return { opens: '00:00', closes: '00:00' }
  return { opens: openTime, closes: openTime === closeTime ? '23:59' : closeTime }
}

/** Describes a store in the vocabulary of schema.org, with its address and hours. */
function storeOf(store: StoreLocation, { business, url, today }: Page): object {
  const { address, compliance } = store
  return {
    '@type': 'Store',
    '@id': `${url}#store-${store.slug}`,
    name: compliance.storeName === '' ? store.name : compliance.storeName,
    url,
    telephone: storePhone(store, business),
    image: business.logo ?? undefined,
    currenciesAccepted: business.currency,
    parentOrganization: { '@type': 'Organization', name: business.name },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.unit === null ? address.line1 : `${address.line1}, ${address.unit}`,
      addressLocality: address.city,
      addressRegion: address.province,
      postalCode: address.postalCode,
      addressCountry: address.country
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lng },
    openingHoursSpecification: store.openingHours.map(entry => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${days[entry.day]}`,
      ...timesOf(entry)
    })),
    specialOpeningHoursSpecification: store.specialHours
      .filter(({ date }) => date >= today)
      .map(entry => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: entry.date,
        validThrough: entry.date,
        ...timesOf(entry)
      }))
  }
}

/** The page that the stores are described on. */
interface Page {
  business: Business
  /** Its address, without a fragment. */
  url: string
  /** Today's date, `YYYY-MM-DD`: special hours before it are left out. */
  today: string
}

/** Returns the stores as JSON-LD, to be put in a script element as it is. */
export function jsonLd(locations: readonly StoreLocation[], page: Page): string {
  const stores = locations.map(store => storeOf(store, page))
  // A text with `</script>` in it would end the element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': stores }).replaceAll('<', '\\u003c')
}
