import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { LoaderList } from '../src/loader/build.ts'

/** The length of the hash in a file's name. */
const HASH = 8

/** The files of each entry, without their folder and ending: its own first, then all that it imports statically. */
export type FileList = Record<string, readonly string[]>

/** What we read of an esbuild metafile. */
interface Metafile {
  outputs: Record<string, { entryPoint?: string; imports: { path: string; kind: string }[] }>
}

/** The name under which the loader asks for an entry: that of its file without the hash. */
const nameOf = (path: string): string => basename(path).replace(/-\w{8}\.js$/, '')

/** Lists, for each entry of a build, its own file and everything that this imports statically and the app doesn't. */
export function fileList(metafile: string): FileList {
  const { outputs } = JSON.parse(readFileSync(metafile, 'utf8')) as Metafile
  const withImports = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen
    seen.add(path)
    for (const one of outputs[path]?.imports ?? []) if (one.kind === 'import-statement') withImports(one.path, seen)
    return seen
  }
  const list: Record<string, string[]> = {}
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint === undefined) continue
    list[nameOf(path)] = [...withImports(path)].map(file => basename(file, '.js'))
  }
  // Everything else needs the app, which is loaded first.
  const isLoaded = new Set(list['app'])
  for (const [name, files] of Object.entries(list))
    if (name !== 'app') list[name] = files.filter(file => !isLoaded.has(file))
  return list
}

/** Lists the files of entries that were built without splitting: each is one file. */
export function wholeFiles(names: readonly string[], folder: string): FileList {
  const files = readdirSync(folder).filter(file => file.endsWith('.js'))
  return Object.fromEntries(
    names.map(name => [name, files.filter(file => nameOf(file) === name).map(file => basename(file, '.js'))])
  )
}

const isEarly = (name: string): boolean => /^(app|gate|menu-details|first|take-over)$/.test(name)

/** The files of what comes after the first products. */
export const lateFiles = (list: FileList): FileList =>
  Object.fromEntries(Object.entries(list).filter(([name]) => !isEarly(name)))

/**
 * Shortens the list for the loader: of a part that comes after the first products, only the hash of its own file is listed.
 * The browser finds the others by its imports.
 */
export function forLoader(list: FileList): LoaderList {
  return Object.fromEntries(
    Object.entries(list).map(([name, files]) => [name, isEarly(name) ? files : (files[0] ?? '').slice(-HASH)])
  )
}
