/** A postal address as a maps provider gives it; a part that it does not give is empty. */
export interface AddressParts {
  line1: string
  unit: string
  city: string
  /** ISO 3166-2 without the country, such as `ON`. */
  province: string
  postalCode: string
  /** ISO 3166-1, such as `CA`. */
  country: string
}

interface Component {
  long: string
  short: string
  types: readonly unknown[]
}

const firstText = (...candidates: unknown[]): string =>
  candidates.find((one): one is string => typeof one === 'string')?.trim() ?? ''

/** One component in either of Google's shapes, the Places API's or that of the Maps script before it. */
function readComponent(value: unknown): Component[] {
  if (typeof value !== 'object' || value === null) return []
  const { longText, shortText, long_name, short_name, types } = value as Record<string, unknown>
  if (!Array.isArray(types)) return []
  return [{ long: firstText(longText, long_name), short: firstText(shortText, short_name), types }]
}

/** Reads a maps autocomplete result by address component type; what is no component is passed over (SPEC A6). */
export function readAddress(components: unknown): AddressParts {
  const known = Array.isArray(components) ? components.flatMap(readComponent) : []
  const find = (form: 'long' | 'short', ...types: string[]): string =>
    types.map(type => known.find(one => one[form] && one.types.includes(type))?.[form]).find(Boolean) ?? ''
  return {
    line1: `${find('long', 'street_number')} ${find('long', 'route')}`.trim(),
    unit: find('long', 'subpremise'),
    city: find('long', 'locality', 'postal_town', 'sublocality_level_1'),
    province: find('short', 'administrative_area_level_1'),
    postalCode: find('long', 'postal_code'),
    country: find('short', 'country')
  }
}
