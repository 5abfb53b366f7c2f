import type { AddressSource, FoundAddress, Suggestion } from '../../api/address-source.ts'
import { plainText } from '../../contract/typed/plain-text.ts'
import { platform } from '../../platform/platform.ts'
import { createLatest } from '../../client/latest.ts'
import { onReset, resettable } from '../../client/reset.ts'
import { addressSource } from '../location/address-source.ts'

/** The delay after the last keystroke before searching, in milliseconds, and the minimum number of characters. */
const PAUSE = 250
const LEAST = 3

/** Address suggestions for the typed text. */
export const $suggestions = resettable<readonly Suggestion[]>('shopper', [])

let cancel = () => {}
const attempts = createLatest('shopper')
/** A search session, from the first keystroke to the chosen address. */
let search: { source: AddressSource; session: string } | undefined
/** The text that the suggestions are for. */
let answered = ''

async function suggest(text: string): Promise<void> {
  const isLatest = attempts.begin()
  search ??= { source: addressSource(), session: platform().randomId() }
  const suggestions = await search.source.suggest(text, search.session)
  if (!isLatest()) return
  answered = text
  $suggestions.set(suggestions)
}

/** Searches for suggestions after a pause. */
export function searchAddress(text: string): void {
  cancel()
  attempts.cancel()
  const typed = plainText(text)
  if (typed.length < LEAST) return $suggestions.set([])
  cancel = platform().clock.after(PAUSE, () => void suggest(typed))
}

/** Ends the search with a suggestion, and returns its address; undefined if it can't be had. */
export async function resolveSuggestion(at: number): Promise<FoundAddress | undefined> {
  const suggestion = $suggestions.get()[at]
  if (!suggestion || !search) return undefined
  const isLatest = attempts.begin()
  const { source, session } = search
  search = undefined
  $suggestions.set([])
  const address = await source.resolve(suggestion.id, session)
  return isLatest() ? address : undefined
}

/**
 * Ends the search with the best suggestion for a text, which is searched for without a delay if need be; undefined if there
 * is none.
 */
export async function resolveText(text: string): Promise<FoundAddress | undefined> {
  cancel()
  const typed = plainText(text)
  if (typed && answered !== typed) await suggest(typed)
  return resolveSuggestion(0)
}

onReset('shopper', () => {
  cancel()
  search = undefined
  answered = ''
})
