import { atom } from 'nanostores'

/** Whether the full-screen spinner is shown (SPEC A3); at start it is off (SPEC A4). */
export const $spinner = atom({ show: false })

/** Shows or hides the spinner. */
export function setSpinner(show: boolean): void {
  $spinner.set({ show })
}
