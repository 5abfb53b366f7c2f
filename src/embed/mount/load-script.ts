/** Runs a script on the page once; its tag is gone from the page as soon as the browser has read where to load from. */
export function loadScript(address: string, nonce: string | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script')
    script.src = address
    if (nonce) script.nonce = nonce
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => fail(new Error(`${address} did not load.`)))
    document.head.append(script)
    script.remove()
  })
}
