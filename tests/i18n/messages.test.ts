import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { failureWords } from '../../demo/server/http/messages.ts'
import { staffPageWords } from '../../demo/server/staff-page/words.ts'
import { type MessageKey, words } from '../../src/i18n/messages/all.ts'
import { sourceFiles } from '../project/support/source-files.ts'

const keys = Object.keys(words) as MessageKey[]
const en = Object.fromEntries(keys.map(key => [key, words[key][0]])) as Record<MessageKey, string>
const fr = Object.fromEntries(keys.map(key => [key, words[key][1]])) as Record<MessageKey, string>
const french = [
  ...Object.values(fr),
  ...Object.values(failureWords).map(each => each.fr),
  ...Object.values(staffPageWords('fr'))
]
const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

it('fills the same holes in both languages', () => {
  for (const key of keys) expect(holes(fr[key]), key).toEqual(holes(en[key]))
})

it('has a singular and a plural in both languages or in neither, each with its count', () => {
  for (const key of keys) {
    expect(fr[key].split('|').length, key).toBe(en[key].split('|').length)
    if (en[key].includes('|')) expect(en[key], key).toContain('{count}')
  }
})

it('writes apostrophes and quotation marks as a printer does', () => {
  for (const key of keys) expect(en[key] + fr[key], key).not.toMatch(/['"]/)
})

it('keeps French punctuation on the line of its word, by a no-break space before : and inside « »', () => {
  for (const text of french) expect(text).not.toMatch(/[^\u00a0][:»]|«(?!\u00a0)/)
})

const sources = sourceFiles('src', 'demo', 'tests').map(path => [path, readFileSync(path, 'utf8')] as const)

it('writes email without a hyphen, in the server’s texts too', () => {
  for (const key of keys) expect(en[key], key).not.toMatch(/e-mail/i)
  for (const [path, source] of sources.filter(([path]) => !path.startsWith('tests'))) {
    const code = source.split('\n').filter(line => !/^\s*(?:\/\/|\/?\*)/.test(line))
    expect(code.join('\n'), path).not.toMatch(/e-mail/i)
  }
})

it('writes no-break spaces as escapes, which can be seen in the source', () => {
  for (const [path, source] of sources) expect(/[\u00a0\u2009\u202f]/.test(source), path).toBe(false)
})

it('leaves no space before ; ? and !, as the Office québécois de la langue française has it', () => {
  for (const text of french) expect(text).not.toMatch(/\s[;?!]/)
})
