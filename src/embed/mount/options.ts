import type { Locale } from '../../i18n/locale.ts'

/** The storefront's options. Each has the same name in code and, in kebab-case with `data-`, in markup (SPEC C2). */
export interface StorefrontOptions {
  /** The URL of the retailer's API, without `/v1`. */
  api: string
  /** The slug of the initial store; without it the shopper picks one. */
  location?: string
  /** The language; `auto` follows the page's `lang`, then the browser. */
  locale?: 'auto' | Locale
  /** Light or dark; `auto` follows the host page. */
  theme?: Theme
  /** The retailer's colour, as `#rgb` or `#rrggbb`. A readable text colour is derived from it. */
  accent?: string
  /** The corner radius in px, 0 to 24. */
  radius?: number
  /** The retailer's phone number, shown when the shop can't be reached. */
  phone?: string
  /** The height in px reserved before the shop is rendered, so that the page doesn't jump. */
  minHeight?: number
  /** The subscribe key of the retailer's PubNub, for live order updates; without it, the API's own events are used. */
  pubnubSubscribeKey?: string
  /** The cipher key, if the retailer encrypts its messages. */
  pubnubCipherKey?: string
  /** The retailer's Google Places (New) key, restricted to their pages, for address suggestions. */
  googlePlacesKey?: string
  /** The URL of a Photon server, for the same purpose. */
  photon?: string
  /** A CSS selector for the page's header, if `noh` doesn't find it. */
  hostHeader?: string
  /** A CSS selector for the page's footer, if `nof` doesn't find it. */
  hostFooter?: string
  /** Origins of parent pages that receive this page's height; its own origin is always allowed. */
  frameOrigins?: string
  /**
   * `datalayer` mirrors what shoppers do in the page's `dataLayer` as GA4 e-commerce events; it states that they consent.
   */
  analytics?: 'off' | 'datalayer'
  /** `frame` puts the shop into a frame that the script makes; `page`, as by default, into the page itself. */
  mode?: 'page' | 'frame'
  /** The page in that frame: by default, that of the API's host. */
  frame?: string
  /** The nonce of the page's content security policy; by default, that of the script tag. */
  nonce?: string
}

export type Theme = 'auto' | 'light' | 'dark'

/** Parses a value from text or code; undefined if invalid. */
type Read = (value: unknown) => unknown

const oneOf =
  (...values: string[]): Read =>
  value =>
    values.find(choice => choice.toLowerCase() === String(value).toLowerCase())
const text: Read = value => (typeof value === 'string' && value.trim() ? value.trim() : undefined)
/** A full URL (`https://…`) or a path on the page's host (`/…`, `./…`); a bare name is neither. */
const address: Read = value => {
  const written = text(value)
  if (typeof written !== 'string' || !/^(https?:\/\/|\.{0,2}\/)/i.test(written)) return undefined
  try {
    return new URL(written, 'https://host.example').href ? written : undefined
  } catch {
    return undefined
  }
}
const matching =
  (pattern: RegExp): Read =>
  value =>
    typeof value === 'string' && pattern.test(value.trim()) ? value.trim() : undefined
const selector: Read = value => {
  try {
    document.querySelector(String(value))
    return value
  } catch {
    return undefined
  }
}
const between =
  (least: number, most: number): Read =>
  value => {
    const number = typeof value === 'string' && value.trim() ? Number(value.replace(/px$/, '')) : value
    return typeof number === 'number' && number >= least && number <= most ? number : undefined
  }

/** How each option is read. */
const readers: Record<keyof StorefrontOptions, Read> = {
  api: address,
  location: text,
  // Which languages there are, only the build knows: the loader warns of others.
  locale: matching(/^(auto|[a-z]{2,3}([-_][a-z]{2})?)$/i),
  theme: oneOf('auto', 'light', 'dark'),
  accent: matching(/^#([\da-f]{3}|[\da-f]{6})$/i),
  radius: between(0, 24),
  phone: text,
  minHeight: between(0, 4000),
  pubnubSubscribeKey: text,
  pubnubCipherKey: text,
  googlePlacesKey: text,
  photon: address,
  hostHeader: selector,
  hostFooter: selector,
  frameOrigins: matching(/^(https?:\/\/[\w.:[\]-]+\/?([\s,]+|$))+$/),
  analytics: oneOf('off', 'datalayer'),
  mode: oneOf('page', 'frame'),
  frame: address,
  nonce: text
}

/** An option that can't be used: one that doesn't exist, or a value that it doesn't take. */
export type Fault = readonly [name: string, value: unknown]

const isName = (name: string): name is keyof StorefrontOptions => name in readers

/** Reads options from code or markup. Without a valid `api` there are none; other faults are left out. */
export function readOptions(input: Record<string, unknown>): {
  options: StorefrontOptions | undefined
  faults: Fault[]
} {
  const faults: Fault[] = []
  const options: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    const read = isName(name) ? readers[name](value) : undefined
    if (read === undefined) faults.push([name, value])
    else options[name] = read
  }
  return { options: options['api'] ? (options as unknown as StorefrontOptions) : undefined, faults }
}
