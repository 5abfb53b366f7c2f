import { afterEach, beforeEach, expect, it } from 'vitest'
import { addMessages } from '../../src/i18n/add-messages.ts'
import { isLoaded, loadLanguage } from '../../src/i18n/messages.ts'
import { translate } from '../../src/i18n/translate.ts'
import { type Platform, setPlatform } from '../../src/platform/platform.ts'
import { addLanguage } from './support/further-language.ts'

beforeEach(() => setPlatform({ loadPart: (_name, load) => load() } as Platform))
afterEach(() => setPlatform(undefined))

it('a part’s messages are added to a language that is loaded, beside its own', async () => {
  const german = addLanguage('de-DE')
  const loaded = loadLanguage(german.locale)
  german.arrive()
  await loaded
  addMessages({ [german.locale]: { 'kiosk.start.begin': 'Zum Beginnen berühren' } })
  expect(translate(german.locale, 'kiosk.start.begin')).toBe('Zum Beginnen berühren')
  expect(translate(german.locale, 'common.close')).toBe('Schliessen')
})

it('a part’s messages are there in a language that is loaded later', async () => {
  const german = addLanguage('de-AT')
  addMessages({ [german.locale]: { 'kiosk.start.begin': 'Zum Beginnen berühren' } })
  expect(isLoaded(german.locale)).toBe(false)
  const loaded = loadLanguage(german.locale)
  german.arrive()
  await loaded
  expect(translate(german.locale, 'kiosk.start.begin')).toBe('Zum Beginnen berühren')
})

it('several parts may add messages to one language', async () => {
  const german = addLanguage('de-LU')
  addMessages({ [german.locale]: { 'kiosk.start.begin': 'Zum Beginnen berühren' } })
  addMessages({ [german.locale]: { 'kiosk.start.signIn': 'Anmelden' } })
  const loaded = loadLanguage(german.locale)
  german.arrive()
  await loaded
  const said = (['kiosk.start.begin', 'kiosk.start.signIn'] as const).map(key => translate(german.locale, key))
  expect(said).toEqual(['Zum Beginnen berühren', 'Anmelden'])
})
