import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** The headless shell comes first: it draws the same pages with a fifth less work. */
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

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A Chromium on this machine: `CHROMIUM_PATH`, the usual names, or one that Playwright has installed. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap(name => folders.map(folder => join(folder, name)))
  return [...candidates, ...elsewhere, chromium.executablePath()].find(path => path && isProgram(path))
}

/** The same, where there is no going on without one. */
export function needChromium(): string {
  const path = findChromium()
  if (!path) throw new Error('No Chromium was found: `npm test` installs one, or set CHROMIUM_PATH to one.')
  return path
}
