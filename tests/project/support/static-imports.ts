import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Matches what a file imports or exports from another one, unless it is only a type. */
const from = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^']+\.tsx?)'/gm

/** Returns the files that some files import statically, with these themselves, as paths from the root. */
export function staticImports(...entries: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path) || !existsSync(path)) return
    found.add(path)
    for (const [, to = ''] of readFileSync(path, 'utf8').matchAll(from)) visit(join(path, '..', to))
  }
  for (const entry of entries) visit(entry)
  return found
}
