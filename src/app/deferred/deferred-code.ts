import { atom } from 'nanostores'
import { platform, isCurrent } from '../../platform/platform.ts'
import type * as later from './deferred-bundle.ts'

/** The exports of the deferred bundle. */
export type DeferredCode = typeof later

/** The loading state of the deferred bundle. Once loaded, it is kept for all storefronts of the page. */
export const $deferredCode = atom<{ state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; value: DeferredCode }>({
  state: 'idle'
})

/** Loads the deferred bundle unless it is loaded or loading. */
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
