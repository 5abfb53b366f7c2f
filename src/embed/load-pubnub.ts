import type { PubNubSdk } from '../realtime/pubnub.ts'

declare global {
  interface Window {
    PubNub?: PubNubSdk
  }
}

/** Loads PubNub's own web build, which stands beside the storefront's script, unless the page has it already. */
export function loadPubNub(scriptAddress: string | undefined, nonce: string | undefined): Promise<PubNubSdk> {
  return new Promise((done, fail) => {
    if (window.PubNub) return done(window.PubNub)
    const script = document.createElement('script')
    script.src = new URL('pubnub.js', scriptAddress ?? document.baseURI).href
    if (nonce) script.nonce = nonce
    script.addEventListener('load', () => {
      const sdk = window.PubNub
      script.remove()
      // The page keeps no global but ours.
      delete window.PubNub
      if (sdk) done(sdk)
      else fail(new Error('PubNub did not load.'))
    })
    script.addEventListener('error', () => {
      script.remove()
      fail(new Error('PubNub did not load.'))
    })
    document.head.append(script)
  })
}
