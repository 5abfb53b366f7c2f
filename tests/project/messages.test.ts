import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { words } from '../../src/i18n/messages/all.ts'
import { sourceFiles } from './support/source-files.ts'

const code = sourceFiles('src')
  .filter(path => !/[\\/]messages[\\/]/.test(path))
  .map(path => readFileSync(path, 'utf8'))
  .join('\n')

test('the code uses every message, by its key or by the beginning of it', () => {
  const beginnings = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  const unused = Object.keys(words).filter(
    key => !code.includes(`'${key}'`) && !beginnings.some(beginning => key.startsWith(beginning))
  )
  expect(unused).toEqual([])
})
