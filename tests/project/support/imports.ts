import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Matches an import or export of another file, unless it is only of types, and an import at run time. */
const patterns = [
  /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^']+\.tsx?)'/gm,
  /\bimport\('(\.[^']+\.tsx?)'\)/g
]

/** Returns the files that a file imports, static and at run time, as paths from the root. */
export function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  return patterns.flatMap(pattern => [...text.matchAll(pattern)].map(([, to = '']) => join(path, '..', to)))
}

/** Returns a circle of imports among some files, from a file back to itself; undefined if there is none. */
export function circleIn(files: readonly string[], imports = importsOf): string[] | undefined {
  const done = new Set<string>()
  const visit = (path: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path]
    if (done.has(path)) return undefined
    for (const next of imports(path)) {
      const circle = visit(next, [...way, path])
      if (circle) return circle
    }
    done.add(path)
    return undefined
  }
  for (const file of files) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}
