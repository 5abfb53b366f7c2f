import type { Locale } from '../i18n/locale.ts'
import { sentences } from './build.ts'

/** The part of the shopper's earlier visits that decides about the first requests. */
interface Kept {
  slug?: string | undefined
  locale?: Locale | undefined
  /** The age that the visitor has confirmed, in years; 0 for none, and after a refusal in this tab. */
  age: number
}

function slice(name: string): Record<string, unknown> {
  try {
    // Throws where cookies are blocked.
    const found = new RegExp(`(?:^|; )storefront\\.${name}=([^;]*)`).exec(document.cookie)
    const { d } = JSON.parse(decodeURIComponent(found?.[1] ?? '')) as { d?: Record<string, unknown> }
    return d ?? {}
  } catch {
    return {}
  }
}

/** Returns true if a visitor of this tab was refused by the age gate. */
function isRefused(): boolean {
  try {
    return 'storefront.refused' in sessionStorage
  } catch {
    return false
  }
}

const isLocale = (tag: unknown): tag is Locale => typeof tag === 'string' && tag in sentences

/**
 * Reads what earlier visits left in cookies. It is only used to ask for the right data early: the app reads the same
 * cookies with care.
 */
export function readKept(): Kept {
  const { slug, locale } = slice('location')
  return {
    slug: typeof slug === 'string' ? slug : undefined,
    locale: isLocale(locale) ? locale : undefined,
    age: isRefused() ? 0 : Number(slice('visitorAge')['age'] ?? 0)
  }
}
