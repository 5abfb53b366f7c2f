import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

/** The calls that move the focus. */
const moves = ['focus', 'takeLostFocus', 'focusHeading']

/**
 * Files whose effects may: screens follow the address by themselves, after the element around them. Sooner, their wrapper
 * would find the heading of the screen before.
 */
const exceptions = ['src/app/focus-and-scroll.tsx']

/** Returns the names of the functions in a source that move the focus themselves, such as `toField`. */
const moversIn = (source: string): string[] =>
  [...source.matchAll(/const (\w+) = \([^()]*\) =>[^\n]*\.focus\(/g)].map(([, name = '']) => name)

/** Returns the call that begins at a place of a source, up to its closing bracket. */
function callAt(source: string, start: number): string {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if (source[at] === '(') depth++
    else if (source[at] === ')' && --depth === 0) return source.slice(start, at + 1)
  }
  return source.slice(start)
}

/** Returns the effects of a source that run after painting and move the focus. */
function lateMoves(source: string): string[] {
  const call = new RegExp(`\\b(${[...moves, ...moversIn(source)].join('|')})\\b *[(,)]`)
  return [...source.matchAll(/\buseEffect\(/g)]
    .map(({ index }) => callAt(source, index))
    .filter(effect => call.test(effect))
}

test('no effect moves the focus after a frame was painted: keys pressed until then would go elsewhere', () => {
  const late = (file: string) => lateMoves(readFileSync(file, 'utf8'))
  const files = sourceFiles('src').filter(file => !exceptions.includes(file))
  expect(files.flatMap(file => late(file).map(effect => `${file}: use useLayoutEffect for ${effect}`))).toEqual([])
  expect(exceptions.filter(file => late(file).length === 0)).toEqual([])
})

test.each([
  'useEffect(() => field.current?.focus(), [])',
  'useEffect(() => {\n  if (isOpen) box.current?.querySelector("input")?.focus({ preventScroll: true })\n}, [isOpen])',
  'useEffect(() => {\n  takeLostFocus(title.current)\n})',
  'const toField = () => box.current?.focus()\nuseEffect(toField, [])'
])('an effect that moves the focus late is found: %s', source => {
  expect(lateMoves(source)).toHaveLength(1)
  expect(lateMoves(source.replace('useEffect', 'useLayoutEffect'))).toEqual([])
})
