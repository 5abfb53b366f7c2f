import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { failureWords } from '../../src/server/http/messages.ts'
import { languages } from '../../src/i18n/locales.ts'
import ownEn from '../../src/staff/messages/en-CA.json'
import ownFr from '../../src/staff/messages/fr-CA.json'
import figuresEn from '../../src/staff/figures/messages/en-CA.json'
import figuresFr from '../../src/staff/figures/messages/fr-CA.json'
import listsEn from '../../src/staff/imports/messages/en-CA.json'
import listsFr from '../../src/staff/imports/messages/fr-CA.json'
import copiesEn from '../../src/staff/copies/messages/en-CA.json'
import copiesFr from '../../src/staff/copies/messages/fr-CA.json'
import missingEn from '../../src/staff/orders/missing/messages/en-CA.json'
import missingFr from '../../src/staff/orders/missing/messages/fr-CA.json'
import setupEn from '../../src/staff/setup/messages/en-CA.json'
import setupFr from '../../src/staff/setup/messages/fr-CA.json'
import catalogueEn from '../../src/staff/catalogue/messages/en-CA.json'
import catalogueFr from '../../src/staff/catalogue/messages/fr-CA.json'
import pictureEn from '../../src/staff/catalogue/picture/messages/en-CA.json'
import pictureFr from '../../src/staff/catalogue/picture/messages/fr-CA.json'
import storesEn from '../../src/staff/catalogue/stores/messages/en-CA.json'
import storesFr from '../../src/staff/catalogue/stores/messages/fr-CA.json'
import { allMessages, messageParts, readMessages } from './support/read-messages.ts'
import { sourceFiles } from '../project/support/source-files.ts'

const all = await Promise.all(Object.keys(languages).map(async tag => ({ tag, messages: await allMessages(tag) })))
const en = await allMessages('en-CA')
const fr = await allMessages('fr-CA')
const keys = Object.keys(en)
const others = all.filter(({ tag }) => tag !== 'en-CA')
/** Each file of messages in each other language. */
const files = others.flatMap(({ tag }) => messageParts.map(part => ({ tag, part })))
/** The texts of the board, and those of its parts for lists, for figures, for products and drafts, and for a shop’s first steps. */
const [staffEn, staffFr] = [
  {
    ...ownEn,
    ...listsEn,
    ...copiesEn,
    ...figuresEn,
    ...catalogueEn,
    ...setupEn,
    ...storesEn,
    ...pictureEn,
    ...missingEn
  },
  {
    ...ownFr,
    ...listsFr,
    ...copiesFr,
    ...figuresFr,
    ...catalogueFr,
    ...setupFr,
    ...storesFr,
    ...pictureFr,
    ...missingFr
  }
]

const french = [...Object.values(fr), ...Object.values(failureWords).map(each => each.fr), ...Object.values(staffFr)]
const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

it.each(files)('has the messages of the English file of $part in $tag, in the same order', async ({ part, tag }) => {
  expect(Object.keys(await readMessages(part, tag))).toEqual(Object.keys(await readMessages(part, 'en-CA')))
})

it('has each message in one file only', async () => {
  const parts = await Promise.all(messageParts.map(part => readMessages(part, 'en-CA')))
  expect(parts.flatMap(part => Object.keys(part))).toHaveLength(keys.length)
})

it.each(others)('fills the same holes in $tag as in English', ({ messages }) => {
  for (const key of keys) expect(holes(messages[key] ?? ''), key).toEqual(holes(en[key] ?? ''))
})

it.each(others)('has a singular and a plural in $tag where English has, each with its count', ({ messages }) => {
  for (const key of keys) {
    expect(messages[key]?.split('|').length, key).toBe(en[key]?.split('|').length)
    if (en[key]?.includes('|')) expect(en[key], key).toContain('{count}')
  }
})

describe('the staff board', () => {
  const words = Object.keys(staffEn) as (keyof typeof staffEn)[]

  it('has the texts of the English file in French, in the same order, with the same holes and plurals', () => {
    expect(Object.keys(staffFr)).toEqual(words)
    for (const word of words) {
      expect(holes(staffFr[word]), word).toEqual(holes(staffEn[word]))
      expect(staffFr[word].split('|').length, word).toBe(staffEn[word].split('|').length)
    }
  })

  it('uses every text', () => {
    const code = [...sourceFiles('src/client', 'src/staff', 'src/ui/feedback'), 'src/i18n/translate.ts']
      .map(path => readFileSync(path, 'utf8'))
      .join('\n')
    const beginnings = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
    const unused = words.filter(
      word =>
        !code.includes(`'${word}'`) &&
        !code.includes(`="${word}"`) &&
        !beginnings.some(beginning => word.startsWith(beginning)) &&
        !word.startsWith('is.')
    )
    expect(unused).toEqual([])
  })

  it('writes apostrophes and quotation marks as a printer does', () => {
    for (const text of [...Object.values(staffEn), ...Object.values(staffFr)]) expect(text).not.toMatch(/['"]/)
  })
})

it.each(all)('writes apostrophes and quotation marks as a printer does in $tag', ({ messages }) => {
  for (const [key, text] of Object.entries(messages)) expect(text, key).not.toMatch(/['"]/)
})

it('keeps French punctuation on the line of its word, by a no-break space before : and inside « »', () => {
  for (const text of french) expect(text).not.toMatch(/[^\u00a0][:»]|«(?!\u00a0)/)
})

const sources = [
  ...sourceFiles('src', 'demo', 'tests'),
  ...Object.keys(languages).flatMap(tag => [
    ...messageParts.map(part => `src/i18n/messages/${part}.${tag}.json`),
    `src/staff/messages/${tag}.json`
  ])
].map(path => [path, readFileSync(path, 'utf8')] as const)

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
