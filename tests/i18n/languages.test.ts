import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatDistance } from '../../src/format/distance.ts'
import { formatMoney } from '../../src/format/money.ts'
import { formatNumber } from '../../src/format/number.ts'
import { writeTime } from '../../src/format/time.ts'
import { $locale, localeOf } from '../../src/i18n/locale.ts'
import { isLoaded, loadLanguage } from '../../src/i18n/messages.ts'
import { translate } from '../../src/i18n/translate.ts'
import { type Platform, setPlatform } from '../../src/platform/platform.ts'
import { readMessages } from './support/read-messages.ts'
import { addLanguage } from './support/further-language.ts'

const visible = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")

beforeEach(() => setPlatform({ loadMessages: readMessages } as Platform))
afterEach(() => setPlatform(undefined))

describe('the language of a tag', () => {
  it.each([
    ['fr', 'fr-CA'],
    ['FR_fr', 'fr-CA'],
    [' en-GB ', 'en-CA'],
    ['de', undefined],
    ['', undefined],
    [null, undefined]
  ])('%s is %s', (tag, locale) => {
    expect(localeOf(tag)).toBe(locale)
  })

  it('is the one of that very region, if there are two', () => {
    addLanguage('fr-FR')
    expect(['fr', 'fr-fr', 'fr-BE'].map(localeOf)).toEqual(['fr-CA', 'fr-FR', 'fr-CA'])
  })

  it('may be a third language', () => {
    addLanguage('de-CH')
    expect(localeOf('de')).toBe('de-CH')
  })
})

describe('singular and plural', () => {
  it.each([
    ['en-CA', 0, 'Show 0 products'],
    ['en-CA', 1, 'Show 1 product'],
    ['en-CA', 2, 'Show 2 products'],
    ['fr-CA', 0, 'Voir 0 produit'],
    ['fr-CA', 1, 'Voir 1 produit'],
    ['fr-CA', 1.5, 'Voir 1.5 produit'],
    ['fr-CA', 2, 'Voir 2 produits'],
    ['fr-CA', 10, 'Voir 10 produits'],
    ['en-CA', 11, 'Show 11 products'],
    ['fr-CA', 1_000_000, 'Voir 1000000 produits']
  ] as const)('follow the rules of %s for %i', (locale, count, text) => {
    expect(translate(locale, 'find.show', { count })).toBe(text)
  })

  it('follow the rules of a third language', async () => {
    const german = addLanguage('de-AT')
    const loaded = loadLanguage(german.locale)
    german.arrive()
    await loaded
    const show = (count: number) => translate(german.locale, 'find.show', { count })
    expect([0, 1, 2].map(show)).toEqual(['0 Produkte anzeigen', '1 Produkt anzeigen', '2 Produkte anzeigen'])
  })
})

describe('messages that are not loaded', () => {
  it('fall back to the language in use until then', () => {
    const german = addLanguage('de-DE')
    expect(translate(german.locale, 'common.close')).toBe('Close')
    $locale.set('fr-CA')
    expect(translate(german.locale, 'common.close')).toBe('Fermer')
  })

  it('are loaded again after a failure', async () => {
    const german = addLanguage('de-LU')
    const failed = loadLanguage(german.locale)
    german.fail()
    await expect(failed).rejects.toThrow('Offline')
    expect(isLoaded(german.locale)).toBe(false)
    const loaded = loadLanguage(german.locale)
    german.arrive()
    await loaded
    expect([isLoaded(german.locale), german.loads()]).toEqual([true, 2])
  })
})

it('numbers, times, distances and amounts of a third language are written as the browser has them', () => {
  const { locale } = addLanguage('de-CH')
  const time = writeTime(new Date(Date.UTC(2026, 0, 1, 17, 40)), locale)
  const written = [formatNumber(12.5, locale), formatDistance(1_234_567, locale), time].map(visible)
  expect(written).toEqual(['12.5', "1'235 km", '17:40'])
  expect(formatNumber(12.5, addLanguage('de-DE').locale)).toBe('12,5')
  expect(visible(formatMoney(1250, locale))).toMatch(/^\D*12\.50$/)
})
