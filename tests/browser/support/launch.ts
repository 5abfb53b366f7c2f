import { type Browser, chromium, firefox } from 'playwright-core'
import { countIn } from '../../run/figures/counts.ts'

/** A browser to test in, and where its program is. */
export interface Engine {
  name: 'chromium' | 'firefox'
  path: string
}

let running: Promise<Browser> | undefined

/** The worker's own browser, which its files use one after the other; it ends with the worker's process. */
export async function sharedBrowser({ name, path }: Engine): Promise<Browser> {
  const launch = name === 'firefox' ? launchFirefox : launchChromium
  running ??= launch(path).then(countIn)
  if ((await running).isConnected()) return running
  running = launch(path).then(countIn)
  return running
}

/** Options of a Chromium that talks to nobody but the pages under test. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** Starts a Chromium that talks to nobody but the pages under test. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: chromiumFlags })

/** Starts a Firefox as Mozilla and the distributions build it, over WebDriver BiDi. */
const launchFirefox = (executablePath: string): Promise<Browser> =>
  firefox.launch({ executablePath, channel: 'moz-firefox' })
