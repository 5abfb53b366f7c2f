import { useStore } from '@nanostores/react'
import { $locale, type Locale } from './locale.ts'
import { addMessages } from './messages.ts'
import { type MessageKey, type Params, translate } from './translate.ts'

/** Texts of a page of the server's own, or of a part of one, such as the staff board, which is no part of the storefront. */
export function ownWords<Word extends string>(texts: Record<Locale, Record<Word, string>>) {
  const added = new Set<Locale>()

  /** Adds the texts of a language once: a list of thousands asks for them in each of its rows. */
  function add(locale: Locale): void {
    if (added.has(locale)) return
    added.add(locale)
    addMessages(locale, 'first', texts[locale])
  }

  /** Returns a text in the current language, with its `{name}` parts and its plural filled in. */
  function say(word: Word, params?: Params): string {
    const locale = $locale.get()
    add(locale)
    return translate(locale, word as string as MessageKey, params)
  }

  return {
    say,
    /** Sets the language. Texts of the page go before those of the shop's with the same key. */
    speak(locale: Locale): void {
      added.delete(locale)
      add(locale)
      $locale.set(locale)
    },
    /** The language in use and its texts. */
    useWords(): { locale: Locale; t: typeof say } {
      const locale = useStore($locale)
      add(locale)
      return { locale, t: say }
    }
  }
}
