import { atom } from 'nanostores'
import { platform, isCurrent } from '../../platform/platform.ts'
import type * as later from './deferred-bundle.ts'

/** The code that is loaded behind the first products. */
export type DeferredCode = typeof later

/** Whether that code is there; once it is, it stays for all storefronts of the page. */
export const $deferredCode = atom<{ state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; value: DeferredCode }>({
  state: 'idle'
})

/** Loads it, unless it is there or on its way. */
export async function loadDeferredCode(): Promise<void> {
  const { state } = $deferredCode.get()
  if (state === 'loading' || state === 'ready') return
  const outside = platform()
  $deferredCode.set({ state: 'loading' })
  try {
    $deferredCode.set({ state: 'ready', value: await outside.loadCode(() => import('./deferred-bundle.ts')) })
  } catch (error) {
    if (isCurrent(outside)) outside.warn(`Could not load part of the shop: ${String(error)}`)
    $deferredCode.set({ state: 'failed' })
  }
}
