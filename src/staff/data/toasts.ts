import { atom } from 'nanostores'

/** A short notice, with a way back while it is shown. */
export interface Toast {
  id: number
  text: string
  tone: 'ok' | 'bad'
  undo?: (() => void) | undefined
}

/** Time that a notice is shown, in milliseconds: as long as a change can be undone. */
const SHOWN_FOR = 5000

/** The notices that are shown, newest last. */
export const $toasts = atom<Toast[]>([])

let last = 0

/** Removes a notice. */
export const dropToast = (id: number): void => $toasts.set($toasts.get().filter(one => one.id !== id))

/** Shows a notice for five seconds; of several with a way back, only the latest is shown. */
export function toast(text: string, { tone = 'ok', undo }: Partial<Pick<Toast, 'tone' | 'undo'>> = {}): void {
  const id = ++last
  const others = $toasts.get().filter(one => !(one.undo && undo))
  $toasts.set([...others.slice(-2), { id, text, tone, undo }])
  setTimeout(() => dropToast(id), SHOWN_FOR)
}
