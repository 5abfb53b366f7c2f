import { expect, test } from 'vitest'
import { seed } from '../../demo/catalogue/index.ts'
import { checkOffer } from '../../src/rules/promotion-law/check-offer.ts'
import { checkText } from '../../src/rules/promotion-law/check-text.ts'

const on = '2026-11-28'
const languages = ['en', 'fr'] as const

/** The provinces of some of the demo's stores; of all without any. */
const provincesOf = (stores?: readonly string[] | null) =>
  seed.locations.filter(({ slug }) => stores?.includes(slug) ?? true).map(({ address }) => address.province)

test('the demo’s deals and codes are as promotion law allows', () => {
  const offers = [...seed.deals!, ...seed.promos]
  expect(offers.length).toBeGreaterThan(10)
  const findings = offers.flatMap(({ name, takes, ...offer }) => {
    const scope = { provinces: provincesOf('locations' in offer ? offer.locations : null), on }
    return [...languages.flatMap(language => checkText(name[language], language, scope)), ...checkOffer(takes, scope)]
  })
  expect(findings.map(({ rule, words }) => [rule.id, words])).toEqual([])
})

test('the texts of the demo’s products are as promotion law allows', () => {
  const scope = { provinces: provincesOf(), on }
  const findings = seed.products.flatMap(({ slug, name, description }) =>
    languages.flatMap(language =>
      [name, description].flatMap(text =>
        checkText(text[language], language, scope).map(({ rule, words }) => [slug, rule.id, words])
      )
    )
  )
  expect(findings).toEqual([])
})
