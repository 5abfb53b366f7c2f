import { type Browser, chromium } from 'playwright-core'

let running: Promise<Browser> | undefined

/** The worker's own Chromium, which its files use one after the other; it ends with the worker's process. */
export async function sharedChromium(executablePath: string): Promise<Browser> {
  running ??= launchChromium(executablePath)
  if ((await running).isConnected()) return running
  running = launchChromium(executablePath)
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
