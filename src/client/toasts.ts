import { onReset, resettable } from './reset.ts'
import { platform } from '../platform/platform.ts'
import type { MessageKey, Params, Sentence } from '../i18n/translate.ts'

/** The way on from a toast: a path to sign in again, or the way back from the change that it reports. */
interface Way {
  signIn?: string | undefined
  undo?: () => void
}

/** A short notice. */
export type Toast = Sentence & Way & { id: number; tone: 'ok' | 'warn' | 'bad' }

/**
 * The display time of a toast, and of one with a way back, in milliseconds; and the maximum number shown together (SPEC A2,
 * A7).
 */
const SHOWN_FOR = 3000
const SHOWN_WITH_UNDO = 5000
const AT_MOST = 3

/** The visible toasts, oldest first. */
export const $toasts = resettable<readonly Toast[]>('all', [])

const timers = new Map<number, () => void>()
let lastId = 0
/** True until the toasts are drawn, and while the pointer or focus is on them. */
let isPaused = true

function startTimer({ id, undo }: Toast): void {
  timers.set(
    id,
    platform().clock.after(undo ? SHOWN_WITH_UNDO : SHOWN_FOR, () => dismissToast(id))
  )
}

/** Shows one of our messages as a toast. */
export const showToast = (key: MessageKey, tone?: Toast['tone'], params: Params = {}, way?: Way): void =>
  showSentence({ key, params }, tone, way)

/** Shows a sentence as a toast, such as a problem; when there are more than three the oldest goes. */
export function showSentence(said: Sentence, tone: Toast['tone'] = 'ok', way?: Way): void {
  const toast: Toast = { ...said, ...way, id: ++lastId, tone }
  const toasts = [...$toasts.get(), toast]
  for (const gone of toasts.slice(0, -AT_MOST)) dismissToast(gone.id)
  $toasts.set(toasts.slice(-AT_MOST))
  if (!isPaused) startTimer(toast)
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  timers.get(id)?.()
  timers.delete(id)
  $toasts.set($toasts.get().filter(toast => toast.id !== id))
  // No pointerleave is fired when the element under the pointer is removed.
  if (!$toasts.get().length) isPaused = false
}

/** Pauses the timers while the pointer or focus is on the toasts. */
export function holdToasts(): void {
  isPaused = true
  for (const cancel of timers.values()) cancel()
  timers.clear()
}

/** Starts the timers, from the beginning. */
export function releaseToasts(): void {
  if (!isPaused) return
  isPaused = false
  for (const toast of $toasts.get()) startTimer(toast)
}

onReset('all', () => {
  holdToasts()
})
