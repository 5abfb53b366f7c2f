import { readFileSync } from 'node:fs'

/**
 * Matches a call of `describe`, `it`, `test` or an extended test (`bareTest`) with its title.
 * A table (`test.each(…)('…')`) has its title in the second call.
 */
const titled =
  /(?:\b(?:describe|it|\w*[Tt]est)(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g

/** Returns the titles in a test file, in order, with their placeholders; titles that aren't literals are left out. */
export function testTitles(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(titled)].map(
    ([, single, double, template]) => single ?? double ?? template ?? ''
  )
}
