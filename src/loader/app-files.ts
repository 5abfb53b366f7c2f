import type { Files, Handed, Shop } from '../embed/mount/options-from-script.ts'
import { outdatedError } from '../platform/outdated-error.ts'
import { type LoaderList, files as own } from './build.ts'
import { explain } from './option-errors.ts'

/** The module that the app's own file exports. */
export interface App {
  startShop(handed: Handed): Shop
}

/** The list of the newest build, if it was asked for since this one was loaded. */
let newest: LoaderList | undefined

/** Called by a loader that finds another one on the page: it hands over its list. */
export function takeFileList(list: LoaderList): void {
  newest = list
}

const fileOf = (name = '') => `chunks/${name}.js`
const load = <Code>(url: string): Promise<Code> => import(url) as Promise<Code>

/** Returns true for a script with our file's name, not that of a folder: one that was renamed or combined has no files next to it. */
export const isOurs = (src = ''): boolean => /storefront[^/]*$/.test(src)

/** Runs the newest loader, past all caches, for its list; returns true if it is another one than `list`. */
async function isOutdated(list: LoaderList, loader: string): Promise<boolean> {
  newest = undefined
  const url = new URL(loader)
  url.searchParams.set('t', `${Date.now()}`)
  // As a module: pages that require trusted types allow no script element to have an address.
  await load(url.href).catch(() => {})
  return newest !== undefined && JSON.stringify(newest) !== JSON.stringify(list)
}

/** How often a file is asked for, and the pause after the first failure in milliseconds; it doubles each time. */
const TRIES = 3
const PAUSE = 300

async function retried<Code>(run: () => Promise<Code>): Promise<Code> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (tries === TRIES) throw error
      await new Promise(done => setTimeout(done, PAUSE * 2 ** (tries - 1)))
    }
  }
}

/**
 * The way to the app's files: next to the loader, or on the API's host, first if an optimiser renamed the loader. All
 * imports of a file are requested together.
 */
export function createFiles(script: string | undefined, api: string) {
  let list = own
  const home = `${api}/storefront.js`
  let base = isOurs(script) || !api ? (script ?? home) : home
  const urlOf = (name: string) => new URL(name, base).href
  /** How often each part's own file has failed: Firefox asks only once for a module under one address. */
  const failed: Record<string, number> = {}
  const loadOne = <Code>(file = '') =>
    load<Code>(urlOf(fileOf(file)) + (failed[file] ? `?${failed[file]}` : '')).catch((error: unknown) => {
      failed[file] = (failed[file] ?? 0) + 1
      throw error
    })
  /** Loads the files of a part; resolves to the module of the part itself. */
  async function loadAll(name: string): Promise<unknown> {
    const listed = list[name] ?? []
    const files = typeof listed === 'string' ? [`${name}-${listed}`] : listed
    // Only the part's own may have another address: it is imported by no other file.
    const [first] = await Promise.all(files.map((file, at) => (at ? load(urlOf(fileOf(file))) : loadOne(file))))
    return first
  }

  /** Loads the app and a few parts with it from one place. */
  async function loadFrom(place: string, beside: readonly string[]): Promise<App> {
    base = place
    for (const name of beside) loadAll(name).catch(() => {})
    return (await loadAll('app')) as App
  }

  const files: Files = {
    loadPart: name => files.loadFile(name),
    async loadFile<Code>(name: string) {
      try {
        return (await retried(() => loadAll(name))) as Code
      } catch (error) {
        throw (await isOutdated(list, base)) ? outdatedError(error) : error
      }
    },
    urlOf
  }
  return {
    files,
    /** Loads the app, with the parts that it will need first. */
    async loadApp(beside: readonly string[]): Promise<App> {
      const places = [...new Set([base, home, script ?? home])]
      const failures: unknown[] = []
      for (const place of places) {
        try {
          return await loadFrom(place, beside)
        } catch (error) {
          failures.push(error)
          await explain(urlOf(fileOf(list['app']?.[0])))
        }
      }
      for (const place of places) {
        // The page, or a cache in between, may have an older loader than the files it names.
        if (await isOutdated(list, place)) list = newest ?? list
        const app = await loadFrom(place, beside).catch((error: unknown) => void failures.push(error))
        if (app) return app
      }
      throw failures[failures.length - 1]
    }
  }
}
