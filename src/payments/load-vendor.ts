import { trusted } from './trusted.ts'

/** The time limit for loading a provider's script, in milliseconds. */
const TIME_LIMIT = 12_000

/** A loaded provider script: its global, and how to remove it. */
export interface Vendor<Api> {
  api: Api
  remove(): void
}

/**
 * Loads a provider's script, replacing any earlier copy (SPEC A6); `name` is the global it sets. Its tag stays while it
 * is in use.
 */
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
    script.src = trusted().createScriptURL(address)
    script.async = true
    if (nonce) script.nonce = nonce
    script.addEventListener('load', end)
    script.addEventListener('error', end)
    document.head.append(script)
  })
}
