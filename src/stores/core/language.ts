import { computed } from 'nanostores'
import { $locale, defaultLocale, type Locale } from '../../i18n/locale.ts'
import { isLoaded, loadLanguage } from '../../i18n/messages.ts'
import { isCurrent, platform } from '../../platform/platform.ts'
import { createLatest } from '../../client/latest.ts'
import { resettable } from '../../client/reset.ts'
import { showToast } from '../../client/toasts.ts'

/** The language that the shopper chose explicitly; persisted with the location slice. */
export const $chosenLocale = resettable<Locale | undefined>('all', undefined)

/** The language of the page, in which each shopper at a kiosk begins. */
export const $pageLocale = resettable<Locale>('all', defaultLocale)

/** A switch of the language that waits for its messages. */
interface Switch {
  locale: Locale
  /** True if the shopper chose it, so that later visits begin with it. */
  isChosen: boolean
  hasFailed: boolean
}

/** The latest switch that has not happened yet. */
export const $switch = resettable<Switch | undefined>('all', undefined)

/** The language that is being loaded. */
export const $nextLocale = computed($switch, change => (change?.hasFailed ? undefined : change?.locale))

const switches = createLatest('all')

function fail(locale: Locale, isChosen: boolean, error: unknown): void {
  platform().warn(`No ${locale}: ${String(error)}`)
  $switch.set({ locale, isChosen, hasFailed: true })
  showToast('problem.offline', 'bad')
}

/**
 * Switches the language for this visit, as soon as its messages are loaded. On failure, the current language stays, and
 * a toast says so. A later call supersedes an earlier one.
 */
export async function changeLocale(locale: Locale, isChosen = false): Promise<void> {
  const isLatest = switches.begin()
  if (!isLoaded(locale)) {
    $switch.set({ locale, isChosen, hasFailed: false })
    try {
      await loadLanguage(locale)
    } catch (error) {
      if (isLatest()) fail(locale, isChosen, error)
      return
    }
    if (!isLatest()) return
  }
  $switch.set(undefined)
  if (isChosen) $chosenLocale.set(locale)
  $locale.set(locale)
}

/** Switches the language, for later visits too. */
export const setLocale = (locale: Locale): Promise<void> => changeLocale(locale, true)

/** Tries a failed switch again. */
export async function retryLocale(): Promise<void> {
  const last = $switch.get()
  if (last?.hasFailed) await changeLocale(last.locale, last.isChosen)
}

/**
 * Sets the first language of a visit and loads its messages: the shopper's choice of an earlier visit, otherwise the given
 * one. Requests may be sent in that language immediately; the screens wait for the promise. If it can't be loaded, the
 * visit begins in the default language; rejects if that can't be loaded either.
 */
export async function startLanguage(locale: Locale): Promise<void> {
  $pageLocale.set(locale)
  const first = $chosenLocale.get() ?? $switch.get()?.locale ?? locale
  const isLatest = switches.begin()
  const browser = platform()
  $switch.set(undefined)
  $locale.set(first)
  try {
    await loadLanguage(first)
  } catch (error) {
    await loadLanguage(defaultLocale)
    if (!isCurrent(browser)) return
    if (!isLoaded($locale.get())) $locale.set(defaultLocale)
    if (isLatest()) fail(first, false, error)
  }
}

/** Follows the choice when it is changed in another tab. Returns an unsubscribe function. */
export const followChoice = (): (() => void) =>
  $chosenLocale.listen(locale => {
    if (locale) void changeLocale(locale)
  })
