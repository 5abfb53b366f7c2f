import { type Choices, optionsOf } from './choices.ts'

/** Ways to put the shop on a page. */
export type Way = 'tag' | 'frame' | 'wordpress'

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

const attribute = (name: string, value: string): string =>
  ` ${name}="${value.replace(/[&"<>]/g, mark => entities[mark] ?? mark)}"`

const dataOf = (options: Record<string, string>): string =>
  Object.entries(options)
    .map(([name, value]) => attribute(`data-${name}`, value))
    .join('')

/** The address of the script. With a store, the server sends its first screens in the same file. */
function scriptAddress(api: string, { location, locale }: Record<string, string>): string {
  const query = new URLSearchParams({ ...(location && { location }), ...(location && locale && { locale }) })
  return `${api}/storefront.js${location ? `?${query}` : ''}`
}

/** The element that marks the place, and the tag. `api` is the address of the API. */
const tagCode = (api: string, options: Record<string, string>): string =>
  `<div data-storefront${attribute('data-api', api)}${dataOf(options)} style="min-height: 100vh"></div>
<script async${attribute('src', scriptAddress(api, options))}></script>`

/** The shortcode of the WordPress plugin, whose settings know the API. A quote or bracket would end it. */
export const shortcode = (choices: Choices): string =>
  `[storefront${Object.entries(optionsOf(choices))
    .map(([name, value]) => ` ${name}="${value.replace(/["[\]<>]/g, '')}"`)
    .join('')}]`

/** The code for a way. */
export function codeFor(way: Way, api: string, choices: Choices): string {
  if (way === 'wordpress') return shortcode(choices)
  return tagCode(api, { ...(way === 'frame' && { mode: 'frame' }), ...optionsOf(choices) })
}
