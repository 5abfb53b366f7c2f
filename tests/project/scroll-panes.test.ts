import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

/** Returns the styles of a source that scroll from top to bottom and aren't positioned. */
const loose = (source: string): string[] =>
  [...source.matchAll(/:\s*(['`])([^'`]*overflow(?:-y)?:auto[^'`]*)\1/g)]
    .map(([, , style = '']) => style)
    .filter(style => !/position:(relative|sticky|absolute|fixed)/.test(style))

test('each pane that scrolls is positioned: hidden texts in it would make the page around it scroll too', () => {
  const files = sourceFiles('src').filter(file => /\.tsx?$/.test(file))
  expect(files.flatMap(file => loose(readFileSync(file, 'utf8')).map(style => `${file}: ${style}`))).toEqual([])
})

test('a pane without a position is found', () => {
  expect(loose("pane: 'flex:1;overflow-y:auto;'")).toHaveLength(1)
  expect(loose("pane: 'position:relative;flex:1;overflow:auto;'")).toEqual([])
})
