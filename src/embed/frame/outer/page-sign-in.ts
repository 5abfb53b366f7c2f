import { handedOver, takenNames, withoutParameters } from '../../../routing/handed-over.ts'
import { isOurState } from '../../../routing/oauth-state.ts'
import { answerOpener } from '../../browser/answer-opener.ts'
import { storedText } from '../../browser/stored-text.ts'
import { webAddress } from '../../browser/web-address.ts'
import type { FromFrame, FromPage } from './messages.ts'

/** The state of a frame that can't store anything, kept while the page is left for a provider. */
const away = storedText(() => sessionStorage, 'storefront.away')

/** Returns the texts that were kept, once. */
function takeKept(): object {
  const text = away.get()
  away.set(undefined)
  try {
    const storedValues: unknown = JSON.parse(text ?? '{}')
    return typeof storedValues === 'object' && storedValues !== null ? storedValues : {}
  } catch {
    return {}
  }
}

/** Leaves the page for a sign-in provider, which returns to it. */
export function leavePage({ url, kept: storedValues }: FromFrame['leave']): void {
  away.set(Object.keys(storedValues).length > 0 ? JSON.stringify(storedValues) : undefined)
  window.location.assign(url)
}

/**
 * Takes the secrets out of the page's query. Returns a provider's answer to a sign-in that was begun in a frame of ours, if
 * the query has one.
 */
export function takeAnswer(): FromPage['answer'] | undefined {
  const { search } = window.location
  const parameters = handedOver(search, '', isOurState)
  const clean = withoutParameters(search, takenNames(parameters))
  if (clean !== search) webAddress().replaceQuery(clean)
  const { state, code = '' } = parameters
  return state === undefined ? undefined : { state, code, kept: takeKept() }
}

/** In the window that a frame of this origin has opened, returns the answer to it and closes the window. */
export function closeWindow(origin: string): boolean {
  const { state, code } = handedOver(window.location.search, '', isOurState)
  return state !== undefined && answerOpener({ state, ...(code && { code }) }, origin)
}
