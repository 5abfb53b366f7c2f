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
  /** The nonce of the page's content security policy; by default, that of the script tag. */
  nonce?: string
}

export type Theme = 'auto' | 'light' | 'dark'

/** The accepted values of an option, used for validation and for the table in docs/retailer.md. */
export interface OptionRule {
  /** A description of the accepted values. */
  takes: string
  /** Parses a value from text or code; undefined if invalid. */
  read(value: unknown): unknown
}

const oneOf =
  (...values: string[]) =>
  (value: unknown): unknown =>
    values.find(one => one.toLowerCase() === String(value).toLowerCase())
const text = (value: unknown): unknown => (typeof value === 'string' && value.trim() ? value.trim() : undefined)
/** A full URL (`https://…`) or a path on the page's host (`/…`, `./…`); a bare name is neither. */
const address = (value: unknown): unknown => {
  const written = text(value)
  if (typeof written !== 'string' || !/^(https?:\/\/|\.{0,2}\/)/i.test(written)) return undefined
  try {
    return new URL(written, 'https://host.example').href ? written : undefined
  } catch {
    return undefined
  }
}
const matching =
  (pattern: RegExp) =>
  (value: unknown): unknown =>
    typeof value === 'string' && pattern.test(value.trim()) ? value.trim() : undefined
const selector = (value: unknown): unknown => {
  try {
    document.querySelector(String(value))
    return value
  } catch {
    return undefined
  }
}
const between = (least: number, most: number) => (value: unknown) => {
  const number = typeof value === 'string' && value.trim() ? Number(value.replace(/px$/, '')) : value
  return typeof number === 'number' && number >= least && number <= most ? number : undefined
}

/** The rules of all options. */
export const optionRules: Record<keyof StorefrontOptions, OptionRule> = {
  api: { takes: 'an address, such as `https://shop.example.com`', read: address },
  location: { takes: 'a slug, such as `queen-west`', read: text },
  // Which languages there are, only the build knows: the loader warns of others.
  locale: { takes: '`auto`, or a language, such as `fr-CA`', read: matching(/^(auto|[a-z]{2,3}([-_][a-z]{2})?)$/i) },
  theme: { takes: '`auto`, `light` or `dark`', read: oneOf('auto', 'light', 'dark') },
  accent: {
    takes: 'a colour, such as `#1f6f4a`',

    read: matching(/^#([\da-f]{3}|[\da-f]{6})$/i)
  },
  radius: { takes: 'px, 0 to 24', read: between(0, 24) },
  phone: { takes: 'a phone number', read: text },
  minHeight: { takes: 'px, 0 to 4000', read: between(0, 4000) },
  pubnubSubscribeKey: { takes: 'a key of PubNub', read: text },
  pubnubCipherKey: { takes: 'a key of PubNub', read: text },
  googlePlacesKey: { takes: 'a key of Google Places', read: text },
  photon: { takes: 'an address, such as `https://photon.example.com`', read: address },
  hostHeader: { takes: 'a CSS selector, such as `.top-bar`', read: selector },
  hostFooter: { takes: 'a CSS selector, such as `.top-bar`', read: selector },
  frameOrigins: {
    takes: 'origins, such as `https://www.example.com`',

    read: matching(/^(https?:\/\/[\w.:[\]-]+\/?([\s,]+|$))+$/)
  },
  nonce: { takes: 'text', read: text }
}

/** The valid options, and a message for each invalid one. */
export interface ReadOptions {
  options: StorefrontOptions | undefined
  problems: string[]
}

const isName = (name: string): name is keyof StorefrontOptions => name in optionRules

/** Returns the valid option closest to a misspelled name: the same letters, otherwise the same beginning. */
function nearest(name: string): string {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '')
  const names = Object.keys(optionRules)
  const like = (length: number) => names.find(one => one.toLowerCase().startsWith(plain.slice(0, length)))
  return names.find(one => one.toLowerCase() === plain) ?? like(4) ?? like(2) ?? 'api'
}

/** Validates options from code or markup. Invalid ones are dropped, each with a message that explains how to fix it. */
export function readOptions(given: Record<string, unknown>): ReadOptions {
  const problems: string[] = []
  const options: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue
    if (!isName(name)) {
      problems.push(
        `Unknown option "${name}"; did you mean "${nearest(name)}"? The options are ${Object.keys(optionRules).join(', ')}.`
      )
      continue
    }
    const read = optionRules[name].read(value)
    if (read === undefined) {
      problems.push(
        `Invalid value ${JSON.stringify(value)} for the option "${name}": expected ${optionRules[name].takes}.`
      )
    } else options[name] = read
  }
  if (options['api'] === undefined) {
    problems.push(
      'The option "api" is missing: give the address of your shop, as in data-api="https://shop.example.com".'
    )
    return { options: undefined, problems }
  }
  return { options: options as unknown as StorefrontOptions, problems }
}
