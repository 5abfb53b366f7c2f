import { onReset, resettable } from './reset.ts'
import { platform } from '../../platform/platform.ts'
import type { MessageKey, Params, Sentence } from '../../i18n/translate.ts'

/** A short notice at the bottom of the storefront. */
export type Toast = Sentence & {
  id: number
  tone: 'ok' | 'warn' | 'bad'
  /** The path of the place to sign in at again, where that is the way on. */
  signIn: string | undefined
}

/** How long a toast is shown, in milliseconds, and how many are shown at once (SPEC A2, A7). */
const SHOWN_FOR = 3000
const AT_MOST = 3

/** The toasts on show, oldest first. */
export const $toasts = resettable<readonly Toast[]>('all', [])

const timers = new Map<number, () => void>()
let lastId = 0
let held = false

function startTimer(id: number): void {
  timers.set(
    id,
    platform().clock.after(SHOWN_FOR, () => dismissToast(id))
  )
}

/** Shows one of our messages as a toast, with the way to sign in again where there is one. */
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

/** Takes a toast away. */
export function dismissToast(id: number): void {
  timers.get(id)?.()
  timers.delete(id)
  $toasts.set($toasts.get().filter(toast => toast.id !== id))
  // A pointer is not told that what it was on has gone.
  if (!$toasts.get().length) held = false
}

/** Keeps the toasts on show, for a pointer or the focus that is on them. */
export function holdToasts(): void {
  held = true
  for (const callOff of timers.values()) callOff()
  timers.clear()
}

/** Lets the toasts go on from the start of their time. */
export function releaseToasts(): void {
  if (!held) return
  held = false
  for (const toast of $toasts.get()) startTimer(toast.id)
}

onReset('all', () => {
  holdToasts()
  held = false
})
