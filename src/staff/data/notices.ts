import { toProblem } from '../../client/async-state.ts'
import type { ApiProblem } from '../../client/http/problem.ts'
import { $toasts, dismissToast, showSentence } from '../../client/toasts.ts'
import { say, type Word } from '../staff-words.ts'
import type { Params } from '../../i18n/translate.ts'

/** Shows that something was done. */
export const showDone = (word: Word, params?: Params): void => showSentence({ text: say(word, params) })

/** Shows that a change was made, with a way back. Of several with one, only the latest is shown. */
export function showChange(word: Word, params: Params, undo: () => void): void {
  for (const toast of $toasts.get()) if (toast.undo) dismissToast(toast.id)
  showSentence({ text: say(word, params) }, 'ok', { undo })
}

/** Shows why a request failed, unless the session has ended: the sign-in form says so. */
export function showFailure(problem: ApiProblem): void {
  if (problem.code !== 'unauthorized') showSentence(toProblem(problem), 'bad')
}
