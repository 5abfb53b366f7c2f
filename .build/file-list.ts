import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
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
