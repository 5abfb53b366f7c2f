/** How long a provider's script is waited for, in milliseconds. */
const TIME_LIMIT = 12_000

/** A provider's script on the page: what it sets, and how to take it away. */
export interface Vendor<Api> {
  api: Api
  remove(): void
}

/** Loads a provider's script, in the place of any earlier copy (SPEC A6); `name` is the global that it sets. Its tag stays while it is used. */
export function loadVendor<Api>(address: string, name: string, nonce: string | undefined): Promise<Vendor<Api>> {
  const globals = window as unknown as Record<string, Api | undefined>
  for (const earlier of document.querySelectorAll('script')) if (earlier.src === address) earlier.remove()
  delete globals[name]
  const script = document.createElement('script')
  const remove = () => {
    script.remove()
    delete globals[name]
  }
  return new Promise((done, fail) => {
    const end = () => {
      clearTimeout(timer)
      const api = globals[name]
      if (api) return done({ api, remove })
      remove()
      fail(new Error(`${address} did not load.`))
    }
    const timer = setTimeout(end, TIME_LIMIT)
    script.src = address
    script.async = true
    if (nonce) script.nonce = nonce
    script.addEventListener('load', end)
    script.addEventListener('error', end)
    document.head.append(script)
  })
}
