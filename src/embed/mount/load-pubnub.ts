import '../../app/base.ts'
import type { PubNubSdk } from '../../realtime/pubnub.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    PubNub?: PubNubSdk
    /** RequireJS's, on pages that use it. */
    define?: { amd?: unknown }
    require?: unknown
    /** CommonJS's, on pages that imitate it. */
    exports?: unknown
    module?: { exports: unknown }
  }
}

type Require = (urls: string[], done: (sdk: PubNubSdk) => void, fail: (error: unknown) => void) => void

/** Has RequireJS load it, to which the script would otherwise hand itself without a name. */
const required = (require: Require, url: string): Promise<PubNubSdk> =>
  new Promise((done, fail) => require([url], done, fail))

/** Runs the script, and leaves no globals but ours on the page. */
async function run(url: string, nonce: string | undefined): Promise<PubNubSdk | undefined> {
  const { module } = window
  const before = module?.exports
  await loadScript(url, nonce)
  const isModule = typeof window.exports === 'object' && module !== undefined
  const sdk = isModule ? (module.exports as PubNubSdk) : window.PubNub
  if (isModule) module.exports = before
  delete window.PubNub
  return sdk
}

/** Loads PubNub's web build from a URL, unless the page already has it. */
export async function loadPubNub(url: string, nonce: string | undefined): Promise<PubNubSdk> {
  const { PubNub, define, require } = window
  if (PubNub) return PubNub
  const sdk =
    define?.amd && typeof require === 'function'
      ? await required(require as unknown as Require, url)
      : await run(url, nonce)
  if (!sdk) throw new Error('PubNub did not load.')
  return sdk
}
