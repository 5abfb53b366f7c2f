import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
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

/** Finds an installed Chromium: `CHROMIUM_PATH`, the usual names, or Playwright's. */
function installedChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap(name => folders.map(folder => join(folder, name)))
  return [...candidates, ...elsewhere, chromium.executablePath()].find(path => path && isProgram(path))
}

const run = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0

/** Returns the path of a Chromium; installs one if there is none, from Debian's package or by Playwright. */
export function findChromium(): string {
  const found = installedChromium()
  if (found) return found
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const isInstalled = isDebianRoot
    ? run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
    : run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium')
  const path = isInstalled ? installedChromium() : undefined
  if (!path) throw new Error('No Chromium was found and none could be installed: set CHROMIUM_PATH to one.')
  return path
}
