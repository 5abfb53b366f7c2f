import { useStore } from '@nanostores/react'
import { $locale, type Locale } from './locale.ts'
import { addMessages } from './messages.ts'
import { type MessageKey, type Params, translate } from './translate.ts'

/** Texts of a page of the server's own, such as the staff board, which is no part of the storefront. */
export function ownWords<Word extends string>(texts: Record<Locale, Record<Word, string>>) {
  /** Returns a text in the current language, with its `{name}` parts and its plural filled in. */
  const say = (word: Word, params?: Params): string => translate($locale.get(), word as string as MessageKey, params)
  return {
    say,
    /** Sets the language. */
    speak(locale: Locale): void {
      addMessages(locale, 'first', texts[locale])
      $locale.set(locale)
    },
    /** The language in use and its texts. */
    useWords: (): { locale: Locale; t: typeof say } => ({ locale: useStore($locale), t: say })
  }
}
