import { afterEach, beforeEach, expect, test } from 'vitest'
import { $locale } from '../../src/i18n/locale.ts'
import { loadLanguage } from '../../src/i18n/messages.ts'
import { wordedSlot } from '../../src/i18n/worded-slot.ts'
import { type Platform, setPlatform } from '../../src/platform/platform.ts'
import { readMessages } from './support/read-messages.ts'
import { addLanguage } from './support/further-language.ts'

beforeEach(() => setPlatform({ loadMessages: readMessages } as Platform))
afterEach(() => setPlatform(undefined))

/** Begins a language whose messages have not arrived, with code for a slot that has. */
function arriveWithoutWords(tag: string) {
  const language = addLanguage(tag)
  $locale.set(language.locale)
  const loads = loadLanguage(language.locale).catch(() => {})
  const $drawn = wordedSlot<string>()
  const seen: (string | undefined)[] = []
  $drawn.subscribe(code => void seen.push(code))
  $drawn.fill('code')
  return { language, loads, $drawn, seen }
}

test('code that draws text waits for its messages', async () => {
  const { language, loads, $drawn, seen } = arriveWithoutWords('de-NA')
  expect($drawn.get()).toBeUndefined()
  language.arrive()
  await loads
  expect(seen).toEqual([undefined, 'code'])
})

test('code that draws text waits for messages that fail at first', async () => {
  const { language, loads, $drawn } = arriveWithoutWords('de-PL')
  language.fail()
  await loads
  expect($drawn.get()).toBeUndefined()
  const again = loadLanguage(language.locale)
  language.arrive()
  await again
  expect($drawn.get()).toBe('code')
})

test('code that draws text is there once a language with messages is chosen', () => {
  const { $drawn, seen } = arriveWithoutWords('de-BR')
  $locale.set('fr-CA')
  expect($drawn.get()).toBe('code')
  $locale.set('en-CA')
  expect(seen).toEqual([undefined, 'code'])
})

test('code that draws text is there immediately if its messages are', () => {
  const $drawn = wordedSlot<string>()
  $drawn.fill('code')
  expect($drawn.get()).toBe('code')
})
