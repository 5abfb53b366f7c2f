import { atom } from 'nanostores'
import { env } from '../env/env.ts'

/** A short notice at the bottom of the storefront. */
export interface Toast {
  id: number
  text: string
  tone: 'ok' | 'warn' | 'bad'
}

/** How long a toast is shown, in milliseconds, and how many are shown at once (SPEC A2, A7). */
const SHOWN_FOR = 3000
const AT_MOST = 3

/** The toasts on show, oldest first. */
export const $toasts = atom<readonly Toast[]>([])

const timers = new Map<number, () => void>()
let lastId = 0
let held = false

function startTimer(id: number): void {
  timers.set(
    id,
    env().clock.after(SHOWN_FOR, () => dismissToast(id))
  )
}

/** Shows a toast; when there are more than three the oldest goes. */
export function showToast(text: string, tone: Toast['tone'] = 'ok'): void {
  const id = ++lastId
  const toasts = [...$toasts.get(), { id, text, tone }]
  for (const gone of toasts.slice(0, -AT_MOST)) dismissToast(gone.id)
  $toasts.set(toasts.slice(-AT_MOST))
  if (!held) startTimer(id)
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  timers.get(id)?.()
  timers.delete(id)
  $toasts.set($toasts.get().filter(toast => toast.id !== id))
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

/** Forgets all toasts. */
export function clearToasts(): void {
  holdToasts()
  held = false
  $toasts.set([])
}
