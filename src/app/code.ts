import { atom } from 'nanostores'
import { env, isInForce } from '../env/env.ts'
import type * as later from './later.ts'

/** The code that is loaded behind the first products. */
export type LaterCode = typeof later

/** Whether that code is there; once it is, it stays for all storefronts of the page. */
export const $code = atom<{ state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; value: LaterCode }>({
  state: 'idle'
})

/** Loads it, unless it is there or on its way. */
export async function loadLaterCode(): Promise<void> {
  const { state } = $code.get()
  if (state === 'loading' || state === 'ready') return
  const outside = env()
  $code.set({ state: 'loading' })
  try {
    $code.set({ state: 'ready', value: await outside.loadCode(() => import('./later.ts')) })
  } catch (error) {
    if (isInForce(outside)) outside.warn(`Could not load part of the shop: ${String(error)}`)
    $code.set({ state: 'failed' })
  }
}
