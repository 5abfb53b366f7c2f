import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FileList } from '../src/loader/build.ts'

/** What we read of an esbuild metafile. */
interface Metafile {
  outputs: Record<string, { entryPoint?: string; imports: { path: string; kind: string }[] }>
}

/** The name under which the loader asks for an entry: that of its file without the hash. */
const nameOf = (path: string): string => basename(path).replace(/-\w{8}\.js$/, '')

/** Lists, for each entry, its own file and everything that this imports statically. */
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
  // Everything but the languages and the first screen needs the app, which is loaded first.
  const isLoaded = new Set(list['app'])
  for (const [name, files] of Object.entries(list))
    if (name !== 'app' && name !== 'first') list[name] = files.filter(file => !isLoaded.has(file))
  return list
}

/** What a first visit loads; it is in the loader, so that all of it can be asked for at once. */
const first = /^(app|chrome|first|take-over|gate|store|[a-z]{2}-[A-Z]{2})$/

/** The parts that are loaded without the common one, and that one itself. */
const isWhole = /^(common|locations)$/

/**
 * Writes a file that lists the files of the parts that are loaded later, which would be a tenth of the loader. Returns
 * the list of all parts, and that of the first ones with that file.
 */
export function withLate(list: FileList, folder: string): { all: FileList; early: FileList } {
  const parts = Object.entries(list)
  // Almost every part is loaded together with the common one.
  const common = new Set(list['common'])
  const later = parts
    .filter(([name]) => !first.test(name))
    .map(([name, files]) => [name, isWhole.test(name) ? files : files.filter(file => !common.has(file))])
  const text = `export default${JSON.stringify(Object.fromEntries(later))}`
  const late = [`late-${createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase()}`]
  writeFileSync(join(folder, `${late[0]}.js`), text)
  const early = { ...Object.fromEntries(parts.filter(([name]) => first.test(name))), late }
  return { all: { ...list, late }, early }
}
