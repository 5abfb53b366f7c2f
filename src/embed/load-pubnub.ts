import type PubNub from 'pubnub'

declare global {
  interface Window {
    PubNub?: typeof PubNub
  }
}

/** Loads PubNub's own web build, which stands beside the storefront's script, unless the page has it already. */
export function loadPubNub(scriptAddress: string | undefined, nonce: string | undefined): Promise<typeof PubNub> {
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
