import { trusted } from '../../payments/trusted.ts'

/** Runs a script on the page once. Its tag is removed as soon as loading has started. */
export function loadScript(address: string, nonce: string | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script')
    script.src = trusted().createScriptURL(address)
    if (nonce) script.nonce = nonce
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => fail(new Error(`${address} did not load.`)))
    document.head.append(script)
    script.remove()
  })
}
