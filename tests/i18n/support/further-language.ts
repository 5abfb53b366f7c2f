import { onTestFinished } from 'vitest'
import { $locale, defaultLocale, type Locale } from '../../../src/i18n/locale.ts'
import { languages } from '../../../src/i18n/locales.ts'
import { isLoaded } from '../../../src/i18n/messages.ts'
import { allMessages, further } from './read-messages.ts'

/** A language that the storefront has for one test. */
interface FurtherLanguage {
  locale: Locale
  /** The number of times it was asked for: for the messages of the first products, with those of other parts. */
  loads(): number
  /** Lets the messages arrive, those of parts that come later too. */
  arrive(): void
  /** Lets them fail. */
  fail(): void
}

/**
 * Adds a language to the list for a test, with the German messages; those that the German file lacks are English. What is
 * loaded of it stays loaded for all files of the worker: each test takes a tag of its own, or throws.
 */
export function addLanguage(tag: string, name = tag): FurtherLanguage {
  if (isLoaded(tag as Locale)) throw new Error(`Another test of this worker has loaded ${tag}.`)
  let waiting: { arrive: () => void; fail: () => void }[] = []
  let loads = 0
  // A part that is loaded in the background asks for its messages later.
  let hasArrived = false
  const load = async (part: string) => {
    if (part === 'first') loads++
    if (!hasArrived)
      await new Promise<void>((arrive, reject) => waiting.push({ arrive, fail: () => reject(new Error('Offline')) }))
    return { ...(await allMessages('en-CA')), ...(await import('./de-CH.json')).default }
  }
  Object.assign(languages, { [tag]: name })
  further.set(tag, load)
  const end = (how: 'arrive' | 'fail') => () => {
    hasArrived = how === 'arrive'
    for (const one of waiting) one[how]()
    waiting = []
  }
  onTestFinished(() => {
    end('fail')()
    Reflect.deleteProperty(languages, tag)
    $locale.set(defaultLocale)
  })
  return { locale: tag as Locale, loads: () => loads, arrive: end('arrive'), fail: end('fail') }
}
