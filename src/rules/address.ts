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
  types: readonly unknown[]
  longText?: unknown
  shortText?: unknown
  long_name?: unknown
  short_name?: unknown
}

const isComponent = (value: unknown): value is Component =>
  Array.isArray((value as Partial<Component> | null | undefined)?.types)

/** A component's text in either of Google's shapes, the Places API's or that of the Maps script before it. */
function textOf(component: Component, form: 'long' | 'short'): string {
  const texts =
    form === 'long' ? [component.longText, component.long_name] : [component.shortText, component.short_name]
  return texts.find(text => typeof text === 'string')?.trim() ?? ''
}

/** Reads a maps autocomplete result by address component type; what is no component is passed over (SPEC A6). */
export function readAddress(components: unknown): AddressParts {
  const known = Array.isArray(components) ? components.filter(isComponent) : []
  const find = (form: 'long' | 'short', ...types: string[]): string => {
    const found = types.flatMap(type => known.filter(one => one.types.includes(type)))
    return found.map(one => textOf(one, form)).find(Boolean) ?? ''
  }
  return {
    line1: `${find('long', 'street_number')} ${find('long', 'route')}`.trim(),
    unit: find('long', 'subpremise'),
    city: find('long', 'locality', 'postal_town', 'sublocality_level_1'),
    province: find('short', 'administrative_area_level_1'),
    postalCode: find('long', 'postal_code'),
    country: find('short', 'country')
  }
}
