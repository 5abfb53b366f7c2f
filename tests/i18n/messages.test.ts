import { expect, it } from 'vitest'
import { type MessageKey, words } from '../../src/i18n/messages/all.ts'

const keys = Object.keys(words) as MessageKey[]
const en = Object.fromEntries(keys.map(key => [key, words[key][0]])) as Record<MessageKey, string>
const fr = Object.fromEntries(keys.map(key => [key, words[key][1]])) as Record<MessageKey, string>
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

it('keeps French punctuation on the line of its word', () => {
  for (const key of keys) expect(fr[key], key).not.toMatch(/ [:»]|« /)
})

it('leaves no space before ; ? and !, as the Office québécois de la langue française has it', () => {
  for (const key of keys) expect(fr[key], key).not.toMatch(/\s[;?!]/)
})
