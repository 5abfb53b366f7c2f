import { onReset, resettable } from './reset.ts'
import { platform } from '../platform/platform.ts'
import type { MessageKey, Params, Sentence } from '../i18n/translate.ts'

/** A short notice at the bottom of the storefront. */
export type Toast = Sentence & {
  id: number
  tone: 'ok' | 'warn' | 'bad'
  /** The sign-in path, for toasts that ask the shopper to sign in again. */
  signIn: string | undefined
}

/** The display time of a toast, in milliseconds, and the maximum number shown together (SPEC A2, A7). */
const SHOWN_FOR = 3000
const AT_MOST = 3

/** The visible toasts, oldest first. */
export const $toasts = resettable<readonly Toast[]>('all', [])

const timers = new Map<number, () => void>()
let lastId = 0
/** True until the toasts are drawn, and while the pointer or focus is on them. */
let held = true

function startTimer(id: number): void {
  timers.set(
    id,
    platform().clock.after(SHOWN_FOR, () => dismissToast(id))
  )
}

/** Shows one of our messages as a toast, with an optional sign-in path. */
export const showToast = (key: MessageKey, tone: Toast['tone'] = 'ok', params: Params = {}, signIn?: string): void =>
  show({ key, params }, tone, signIn)

/** Shows a sentence as a toast, such as a problem. */
export const showSentence = (said: Sentence, tone: Toast['tone'] = 'ok'): void => show(said, tone)

/** Shows a toast; when there are more than three the oldest goes. */
function show(said: Sentence, tone: Toast['tone'], signIn?: string): void {
  const id = ++lastId
  const toasts = [...$toasts.get(), { ...said, id, tone, signIn }]
  for (const gone of toasts.slice(0, -AT_MOST)) dismissToast(gone.id)
  $toasts.set(toasts.slice(-AT_MOST))
  if (!held) startTimer(id)
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  timers.get(id)?.()
  timers.delete(id)
  $toasts.set($toasts.get().filter(toast => toast.id !== id))
  // No pointerleave is fired when the element under the pointer is removed.
  if (!$toasts.get().length) held = false
}

/** Pauses the timers while the pointer or focus is on the toasts. */
export function holdToasts(): void {
  held = true
  for (const cancel of timers.values()) cancel()
  timers.clear()
}

/** Starts the timers, from the beginning. */
export function releaseToasts(): void {
  if (!held) return
  held = false
  for (const toast of $toasts.get()) startTimer(toast.id)
}

onReset('all', () => {
  holdToasts()
})
