import { onTestFinished } from 'vitest'
import { $locale, defaultLocale, type Locale } from '../../../src/i18n/locale.ts'
import { languages } from '../../../src/i18n/locales.ts'
import { added, begun, loaded, loadLanguage } from '../../../src/i18n/messages.ts'
import english from '../../../src/i18n/messages/en-CA.json'

/** A language that the storefront has for one test. */
interface FurtherLanguage {
  locale: Locale
  /** The number of times its messages were asked for. */
  loads(): number
  /** Lets the messages arrive. */
  arrive(): void
  /** Lets them fail. */
  fail(): void
}

/**
 * Adds a language to the list for a test, with the German messages; those that the German file lacks are English.
 */
export function addLanguage(tag: string, name = tag): FurtherLanguage {
  let waiting: { arrive: () => void; fail: () => void }[] = []
  let loads = 0
  const load = async () => {
    loads++
    await new Promise<void>((arrive, reject) => waiting.push({ arrive, fail: () => reject(new Error('Offline')) }))
    return { default: { ...english, ...(await import('./de-CH.json')).default } }
  }
  Object.assign(languages, { [tag]: { name, load } })
  const end = (how: 'arrive' | 'fail') => () => {
    for (const one of waiting) one[how]()
    waiting = []
  }
  onTestFinished(async () => {
    end('fail')()
    Reflect.deleteProperty(languages, tag)
    // What is under way would arrive in a later test.
    await loadLanguage(tag as Locale).catch(() => {})
    Reflect.deleteProperty(added, tag)
    for (const known of [begun, loaded]) known.delete(tag as Locale)
    $locale.set(defaultLocale)
  })
  return { locale: tag as Locale, loads: () => loads, arrive: end('arrive'), fail: end('fail') }
}
