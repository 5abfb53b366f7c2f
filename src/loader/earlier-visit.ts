import type { Locale } from '../i18n/locale.ts'
import { sentences } from './sentences.ts'

/** The part of the shopper's earlier visits that decides about the first requests. */
interface Kept {
  slug?: string | undefined
  locale?: Locale | undefined
  /** The age that the visitor has confirmed, in years; 0 for none, and after a refusal in this tab. */
  age: number
  /** The age that a visitor of this tab was refused for, as it is stored. */
  refused?: string | undefined
}

/** Returns the stored text; undefined if there is none, or the browser refuses access. */
function stored<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

const slice = (name: string): Record<string, unknown> =>
  stored(() => {
    const match = new RegExp(`(^|; )storefront\\.${name}=([^;]*)`).exec(document.cookie)
    return (JSON.parse(decodeURIComponent(match?.[2] ?? '')) as { d?: Record<string, unknown> }).d
  }) ?? {}

const isLocale = (tag: unknown): tag is Locale => typeof tag === 'string' && tag in sentences

/**
 * Reads what earlier visits left in cookies. It is only used to ask for the right data early: the app reads the same
 * cookies with care.
 */
export function readKept(): Kept {
  const { slug, locale } = slice('location')
  const refused = stored(() => sessionStorage['storefront.refused'] as string | undefined)
  return {
    slug: typeof slug === 'string' ? slug : undefined,
    locale: isLocale(locale) ? locale : undefined,
    age: refused ? 0 : Number(slice('visitorAge')['age'] ?? 0),
    refused
  }
}
