import { rootName } from './root-name.ts'
import type { Fault, StorefrontOptions } from './options.ts'

/** What each option takes, for warnings and for the table in docs/retailer.md. */
export const optionTakes: Record<keyof StorefrontOptions, string> = {
  api: 'an address, such as `https://shop.example.com`',
  location: 'a slug, such as `queen-west`',
  locale: '`auto`, or a language, such as `fr-CA`',
  theme: '`auto`, `light` or `dark`',
  accent: 'a colour, such as `#1f6f4a`',
  radius: 'px, 0 to 24',
  phone: 'a phone number',
  minHeight: 'px, 0 to 4000',
  pubnubSubscribeKey: 'a key of PubNub',
  pubnubCipherKey: 'a key of PubNub',
  googlePlacesKey: 'a key of Google Places',
  photon: 'an address, such as `https://photon.example.com`',
  hostHeader: 'a CSS selector, such as `.top-bar`',
  hostFooter: 'a CSS selector, such as `.top-bar`',
  frameOrigins: 'origins, such as `https://www.example.com`',
  analytics: '`off` or `datalayer`',
  mode: '`page` or `frame`',
  frame: 'an address, such as `https://www.example.com/shop`',
  nonce: 'text'
}

const names = Object.keys(optionTakes)

/** Returns the valid option closest to a misspelled name: the same letters, otherwise the same beginning. */
function nearest(name: string): string {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '')
  const like = (length: number) => names.find(option => option.toLowerCase().startsWith(plain.slice(0, length)))
  return names.find(option => option.toLowerCase() === plain) ?? like(4) ?? like(2) ?? 'api'
}

/** Explains how to mend an option that can't be used. */
export const adviceOn = ([name, value]: Fault): string =>
  name in optionTakes
    ? `Invalid value ${JSON.stringify(value)} for the option "${name}": expected ${optionTakes[name as keyof typeof optionTakes]}.`
    : `Unknown option "${name}"; did you mean "${nearest(name)}"? The options are ${names.join(', ')}.`

/** Returns the elements for a storefront that are in open shadow roots, where the loader doesn't look. */
function findInShadow(root: Document | ShadowRoot): HTMLElement[] {
  const roots = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return roots.flatMap(inner => [
    ...inner.querySelectorAll<HTMLElement>('[data-storefront]:not(script)'),
    ...findInShadow(inner)
  ])
}

/** How long a page's own components may take to draw the element, in milliseconds. */
const DRAWN_WITHIN = 2000

/** Warns of an element for the storefront in a shadow root: now, or once the page's components are drawn. */
export function adviseOnShadow(isLast = false): void {
  const [place] = findInShadow(document)
  if (place && !place.querySelector(rootName)) {
    console.warn(
      'Storefront: <div data-storefront> is in a shadow root and isn’t found there. Place it outside, or mount it from code: ' +
        'Storefront.mount(element, { api: "…" }).'
    )
  } else if (!isLast) setTimeout(adviseOnShadow, DRAWN_WITHIN, true)
}
