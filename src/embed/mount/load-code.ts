import { loadScript } from './load-script.ts'

declare const STOREFRONT_BUILD: string
declare const STOREFRONT_SHARED: unknown[]

/** Creates the second script's exports from the modules it shares with the first. */
type Make = (shared: unknown[]) => unknown

let given: Make | undefined

/** Called by the second script to register its code. Code from another build is rejected, because it wouldn't fit. */
export function takeCode(build: string, make: Make): void {
  given = build === STOREFRONT_BUILD ? make : undefined
}

/**
 * Loads the second script from the first one's folder or, if an optimiser moved that, from the API's host. Rejects if
 * neither has the matching build.
 */
export async function loadCode(
  scriptAddress: string | undefined,
  api: string,
  nonce: string | undefined
): Promise<unknown> {
  const name = `storefront-more.js?${STOREFRONT_BUILD}`
  const bases = [...(scriptAddress ? [scriptAddress] : []), `${api}/`]
  let problem: unknown
  for (const address of new Set(bases.map(base => new URL(name, base).href))) {
    given = undefined
    try {
      await loadScript(address, nonce)
      // The script calls `takeCode` while it runs.
      const make = given as Make | undefined
      if (make) return make(STOREFRONT_SHARED)
      problem = new Error(`${address} has a different version than the script that loads it.`)
    } catch (error) {
      problem = error
    }
  }
  throw problem
}
