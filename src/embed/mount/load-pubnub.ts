import type { PubNubSdk } from '../../realtime/pubnub.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    PubNub?: PubNubSdk
  }
}

/** Loads PubNub's own web build, which stands beside the storefront's script, unless the page has it already. */
export async function loadPubNub(scriptAddress: string | undefined, nonce: string | undefined): Promise<PubNubSdk> {
  if (window.PubNub) return window.PubNub
  await loadScript(new URL('pubnub.js', scriptAddress ?? document.baseURI).href, nonce)
  const sdk = window.PubNub
  // The page keeps no global but ours.
  delete window.PubNub
  if (!sdk) throw new Error('PubNub did not load.')
  return sdk
}
