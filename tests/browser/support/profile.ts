import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterEach, inject } from 'vitest'
import { chromiumFlags } from './launch.ts'

/** A Chromium that keeps what its pages store, as that of a tablet does. */
export interface Profile {
  /** Starts the browser and returns its page. */
  start(): Promise<Page>
  /** Kills the browser's processes at once, as a power cut does: nothing more is written. */
  kill(): Promise<void>
  /** Returns whether a text is in the part of the local storage that is on the disk. */
  isStored(text: string): Promise<boolean>
}

/**
 * Chromium otherwise writes the local storage about once a minute after it was started; docs/retailer.md recommends the
 * same.
 */
const writesSoon = '--enable-aggressive-domstorage-flushing'

/** Returns the address at which a browser that was just started takes commands. */
async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stderr!)) {
    const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('Chromium has ended.')
}

/** Makes a new profile for each test; its folder is deleted, and its browser killed, after the test. */
export function profileOf(): Profile {
  let folder: string | undefined
  let child: ChildProcess | undefined
  let browser: Browser | undefined

  async function kill(): Promise<void> {
    if (child?.pid === undefined) return
    const end = once(child, 'exit')
    // The whole group: helpers that outlive the browser could still write.
    process.kill(-child.pid, 'SIGKILL')
    await end
    child = undefined
    await browser?.close()
  }

  async function start(): Promise<Page> {
    folder ??= await mkdtemp(join(tmpdir(), 'storefront-profile-'))
    const ours = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--no-startup-window']
    const flags = [...chromiumFlags, writesSoon, ...ours]
    child = spawn(inject('engine').path, flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
    const address = await addressOf(child)
    // What else it writes is not read, but must not wait to be read.
    child.stderr?.resume()
    // There is no window yet: to connect while one opens can hang.
    browser = await chromium.connectOverCDP(address)
    const page = await browser.contexts()[0]!.newPage()
    page.setDefaultTimeout(20_000)
    await page.setViewportSize({ width: 1024, height: 768 })
    return page
  }

  async function isStored(text: string): Promise<boolean> {
    const names = await readdir(folder!, { recursive: true })
    const files = names.filter(name => /Local Storage.leveldb.*\.log$/.test(name))
    const contents = await Promise.all(files.map(name => readFile(join(folder!, name), 'latin1')))
    return contents.some(content => content.includes(text))
  }

  afterEach(async () => {
    await kill()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
    folder = undefined
  })
  return { start, kill, isStored }
}
