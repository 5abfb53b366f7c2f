import { loadScript } from './load-script.ts'

declare const STOREFRONT_BUILD: string
declare const STOREFRONT_SHARED: unknown[]

/** Makes the second script's code out of what it shares with the first. */
type Make = (shared: unknown[]) => unknown

let given: Make | undefined

/** Takes the code that the second script brings; that of another build would not fit. */
export function takeCode(build: string, make: Make): void {
  given = build === STOREFRONT_BUILD ? make : undefined
}

/**
 * Loads the second script: from beside the first one, or, where an optimiser keeps that elsewhere, from the API's host. Fails
 * when neither has the one that belongs to this first one.
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
      // It calls `takeCode` while it runs.
      const make = given as Make | undefined
      if (make) return make(STOREFRONT_SHARED)
      problem = new Error(`${address} has a different version than the script that loads it.`)
    } catch (error) {
      problem = error
    }
  }
  throw problem
}
