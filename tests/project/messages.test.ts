import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import english from '../../src/i18n/messages/en-CA.json'
import { sourceFiles } from './support/source-files.ts'

const code = sourceFiles('src')
  .map(path => readFileSync(path, 'utf8'))
  .join('\n')

test('the code uses every message, by its key or by the beginning of it', () => {
  const beginnings = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  const unused = Object.keys(english).filter(
    key => !code.includes(`'${key}'`) && !beginnings.some(beginning => key.startsWith(beginning))
  )
  expect(unused).toEqual([])
})

test('only the part of the kiosk uses its messages, because no other part has them', () => {
  const others = sourceFiles('src').filter(path => !/\/kiosk\/|\/staff\/|screen-keyboard/.test(path))
  expect(others.filter(path => /['`]kiosk\.[\w.]+(['`]|\$\{)/.test(readFileSync(path, 'utf8')))).toEqual([])
})
