import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapping } from 'node:module'
import { fileURLToPath } from 'node:url'

/** A function in a profile; lines and columns count from 0. */
interface CallFrame {
  functionName: string
  url: string
  lineNumber: number
  columnNumber: number
}

type Entry = (Partial<SourceMapping> & { name?: string }) | undefined

/** Finds a function in the source. */
export type Locate = (frame: CallFrame) => { place: string; file: string }

const dist = new URL('../../../../dist/', import.meta.url)

/** Reads the map beside a built script; undefined if the script has none. */
function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(new URL(`${path}.map`, dist)), 'utf8')))
  } catch {
    return undefined
  }
}

/** Shortens the path of a source: from `src`, or the name of a package. */
const shorten = (source: string): string => source.replace(/^.*node_modules\//, '').replace(/^(\.\.?\/)+/, '')

/** Returns a function that finds functions of the built scripts by their source maps, if they have them. */
export function createLocate(): Locate {
  const maps = new Map<string, SourceMap | undefined>()
  return ({ functionName, url, lineNumber, columnNumber }) => {
    const name = functionName || '(anonymous)'
    if (!URL.canParse(url)) return { place: name, file: functionName || '(no file)' }
    const path = new URL(url).pathname.slice(1)
    if (!maps.has(path)) maps.set(path, readMap(path))
    // Node's types leave out the name.
    const entry: Entry = maps.get(path)?.findEntry(lineNumber, columnNumber)
    if (entry?.originalSource === undefined || entry.originalLine === undefined) {
      return { place: `${name}  ${path}:${lineNumber + 1}:${columnNumber + 1}`, file: path }
    }
    const file = shorten(entry.originalSource)
    return { place: `${entry.name ?? name}  ${file}:${entry.originalLine + 1}`, file }
  }
}
