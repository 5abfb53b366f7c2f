/** A postal address from a maps provider; missing parts are empty. */
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
  types: readonly unknown[]
  longText?: unknown
  shortText?: unknown
  long_name?: unknown
  short_name?: unknown
}

const isComponent = (value: unknown): value is Component =>
  Array.isArray((value as Partial<Component> | null | undefined)?.types)

const firstText = (...texts: unknown[]): string => texts.find(text => typeof text === 'string')?.trim() ?? ''

/** Read a component in either of Google's formats: the Places API's or that of the older Maps script. */
const long = (component: Component): string => firstText(component.longText, component.long_name)
const short = (component: Component): string => firstText(component.shortText, component.short_name)

/** Converts a maps autocomplete result by address component type; anything else is ignored (SPEC A6). */
export function readAddress(components: unknown): AddressParts {
  const known = Array.isArray(components) ? components.filter(isComponent) : []
  const find = (text: typeof long, ...types: string[]): string => {
    const matches = types.flatMap(type => known.filter(component => component.types.includes(type)))
    return matches.map(text).find(Boolean) ?? ''
  }
  return {
    line1: `${find(long, 'street_number')} ${find(long, 'route')}`.trim(),
    unit: find(long, 'subpremise'),
    city: find(long, 'locality', 'postal_town', 'sublocality_level_1'),
    province: find(short, 'administrative_area_level_1'),
    postalCode: find(long, 'postal_code'),
    country: find(short, 'country')
  }
}
