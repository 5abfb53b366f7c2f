import type { PubNubSdk } from '../../realtime/pubnub.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    PubNub?: PubNubSdk
  }
}

/** Loads PubNub's web build from a URL, unless the page already has it. */
export async function loadPubNub(url: string, nonce: string | undefined): Promise<PubNubSdk> {
  if (window.PubNub) return window.PubNub
  await loadScript(url, nonce)
  const sdk = window.PubNub
  // Leave no globals but ours on the page.
  delete window.PubNub
  if (!sdk) throw new Error('PubNub did not load.')
  return sdk
}
