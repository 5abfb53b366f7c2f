import type { PubNubSdk } from '../../realtime/pubnub.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    PubNub?: PubNubSdk
  }
}

/** Loads PubNub's web build from the script's folder, unless the page already has it. */
export async function loadPubNub(scriptAddress: string | undefined, nonce: string | undefined): Promise<PubNubSdk> {
  if (window.PubNub) return window.PubNub
  await loadScript(new URL('pubnub.js', scriptAddress ?? document.baseURI).href, nonce)
  const sdk = window.PubNub
  // Leave no globals but ours on the page.
  delete window.PubNub
  if (!sdk) throw new Error('PubNub did not load.')
  return sdk
}
