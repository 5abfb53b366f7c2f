import { resettable } from './reset.ts'

/** Whether the full-screen spinner is shown (SPEC A3); at start it is off (SPEC A4). */
export const $spinner = resettable('all', { show: false })

/** Shows or hides the spinner. */
export function setSpinner(show: boolean): void {
  $spinner.set({ show })
}
