/** A retailer's choices. Texts are empty, and numbers undefined, where the storefront's default is kept. */
export interface Choices {
  /** The slug of the store that the shop begins with; without it, the shopper picks one. */
  location: string
  locale: 'auto' | 'en-CA' | 'fr-CA'
  theme: 'auto' | 'light' | 'dark'
  /** The retailer's colour as it was typed, valid or not. */
  accent: string
  /** The corner radius, in px. */
  radius: string
  phone: string
  header: 'shown' | 'hidden'
  footer: 'shown' | 'hidden'
}

/** The choices at the start. */
export const defaults: Choices = {
  location: '',
  locale: 'auto',
  theme: 'auto',
  accent: '',
  radius: '12',
  phone: '',
  header: 'shown',
  footer: 'shown'
}

/** The values that each choice between a few takes. */
const values: { [Name in keyof Choices]?: readonly string[] } = {
  locale: ['auto', 'en-CA', 'fr-CA'],
  theme: ['auto', 'light', 'dark'],
  header: ['shown', 'hidden'],
  footer: ['shown', 'hidden']
}

const isValue = (name: keyof Choices, value: string): boolean =>
  name === 'radius' ? /^\d+$/.test(value) && Number(value) <= 24 : values[name]?.includes(value) !== false

const names = Object.keys(defaults) as (keyof Choices)[]

/** Reads choices from a page's query; missing and invalid ones have their default. */
export function readChoices(query: string): Choices {
  const parameters = new URLSearchParams(query)
  const choices: Record<string, string> = { ...defaults }
  for (const name of names) {
    const value = parameters.get(name)
    if (value !== null && isValue(name, value)) choices[name] = value
  }
  return choices as unknown as Choices
}

/** Writes choices as a query, without those that are the default. */
export function formatChoices(choices: Choices): string {
  const query = new URLSearchParams()
  for (const name of names) if (choices[name] !== defaults[name]) query.set(name, choices[name])
  return query.toString()
}

/** Returns true for a colour that the storefront takes: `#rgb` or `#rrggbb`, or nothing. */
export const isColour = (text: string): boolean => /^(#([\da-f]{3}|[\da-f]{6}))?$/i.test(text.trim())

/** The options that differ from the storefront's defaults, by their names in markup after `data-`. */
export function optionsOf(choices: Choices): Record<string, string> {
  const options: Record<string, string> = {}
  const put = (name: 'location' | 'locale' | 'theme' | 'accent' | 'radius' | 'phone') => {
    const value = choices[name].trim()
    if (value && value !== defaults[name]) options[name] = value
  }
  put('location')
  put('locale')
  put('theme')
  if (isColour(choices.accent)) put('accent')
  put('radius')
  put('phone')
  return options
}

/** The flags that hide the page's header or footer, as a query; empty if both are shown (SPEC C4). */
export const flagsOf = ({ header, footer }: Choices): string =>
  [header === 'hidden' && 'noh=1', footer === 'hidden' && 'nof=1'].filter(Boolean).join('&')
