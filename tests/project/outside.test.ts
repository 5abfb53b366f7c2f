import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

const outside = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/

test('nothing of the clock or of chance is touched in the shop outside embed and loader, nor on the staff board outside its platform', () => {
  const files = sourceFiles('src').filter(
    file => !/^src\/((embed|loader|server|conformance)\/|staff\/browser\.ts$)/.test(file)
  )
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter(file => outside.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('sizes are in px and em, never rem, and widths are asked of the container, never of the window', () => {
  const files = sourceFiles('src/ui', 'src/screens', 'src/theme', 'src/app')
  const wrong = files.filter(file => /\d(rem)\b|@media[^{]*width/.test(readFileSync(file, 'utf8')))
  expect(wrong).toEqual([])
})

test('every last declaration of a style ends with a semicolon, for goober drops one that does not', () => {
  const files = sourceFiles('src/ui', 'src/screens', 'src/app')
  const wrong = files.filter(file => {
    const text = readFileSync(file, 'utf8')
    const blocks = [...text.matchAll(/styles\(\{([\s\S]*?)\n\}\)/g)].map(match => match[1] ?? '')
    return blocks.some(block => /[\w)%]\s*(['`]\s*,?\s*\n|\})/.test(block.replace(/\$\{[^}]*\}/g, 'x;')))
  })
  expect(wrong).toEqual([])
})
