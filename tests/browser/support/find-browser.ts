import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** The headless shell comes first: it draws the same pages, and opens an empty one in a third of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge'
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium'
]

const firefoxes = ['firefox-esr', 'firefox']

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Everything on the search path that has one of these names, in their order. */
const onPath = (wanted: readonly string[]): string[] =>
  wanted.flatMap(name => (process.env['PATH'] ?? '').split(delimiter).map(folder => join(folder, name)))

/** A Chromium on this machine: `CHROMIUM_PATH`, the usual names, or one that Playwright has installed. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  return [...onPath(names), ...elsewhere, chromium.executablePath()].find(path => path && isProgram(path))
}

/** A Firefox on this machine: `FIREFOX_PATH`, or the usual names. */
export const findFirefox = (): string | undefined => process.env['FIREFOX_PATH'] ?? onPath(firefoxes).find(isProgram)

/** The same, where there is no going on without one. */
export function needChromium(): string {
  const path = findChromium()
  if (!path) throw new Error('No Chromium was found: `npm test` installs one, or set CHROMIUM_PATH to one.')
  return path
}
