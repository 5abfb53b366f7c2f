import { resettable } from '../../client/reset.ts'

/** The state of the full-screen spinner (SPEC A3); off at start (SPEC A4). */
export const $spinner = resettable('all', { show: false })

/** Shows or hides the spinner. */
export function setSpinner(show: boolean): void {
  $spinner.set({ show })
}
