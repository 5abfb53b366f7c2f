import { describe, expect, test } from 'vitest'
import { checkText } from '../../../src/rules/promotion-law/check-text.ts'
import { promotionRules } from '../../../src/rules/promotion-law/promotion-rules.ts'
import type { LawKind, LawLanguage } from '../../../src/rules/promotion-law/rule.ts'

const on = '2026-11-28'
const everywhere = ['AB', 'BC', 'MB', 'ON', 'QC', 'SK']

/** The words of a kind that a text has, by any rule. */
const wordsOf = (kind: LawKind, text: string, language: LawLanguage) => [
  ...new Set(
    checkText(text, language, { provinces: everywhere, on }).flatMap(({ rule, words }) =>
      rule.kind === kind ? [words] : []
    )
  )
]
const idsIn = (text: string, language: LawLanguage, provinces: string[] = [], day = on) =>
  checkText(text, language, { provinces, on: day }).map(({ rule }) => rule.id)

describe('words of each kind are found in both languages', () => {
  test.each<[LawKind, LawLanguage, string, string[]]>([
    ['effect', 'en', 'A relaxing indica. Calms, and makes you feel happy.', ['relaxing', 'Calms', 'feel happy']],
    ['effect', 'fr', 'Un indica apaisant, pour la détente et la bonne humeur', ['apaisant', 'détente', 'bonne humeur']],
    ['health', 'en', 'For pain, anxiety and better sleep; anti-aging too', ['pain', 'anxiety', 'sleep', 'anti-aging']],
    [
      'health',
      'fr',
      'Soulage la douleur, l’anxiété et les maux de tête',
      ['Soulage', 'douleur', 'anxiété', 'maux de tête']
    ],
    ['misleading', 'en', '100% safe, no side effects, the STRONGEST', ['100% safe', 'no side effects', 'STRONGEST']],
    ['misleading', 'fr', 'Sans danger, le plus fort, résultat garanti', ['Sans danger', 'le plus fort', 'garanti']],
    ['youth', 'en', 'Candy for kids and students, back-to-school', ['Candy', 'kids', 'students', 'back-to-school']],
    ['youth', 'fr', 'Des bonbons d’enfants, licornes et oursons', ['bonbons', 'enfants', 'licornes', 'oursons']],
    [
      'testimonial',
      'en',
      'Award-winning, as seen on TV: customers love it',
      ['Award-winning', 'as seen on', 'customers love']
    ],
    ['testimonial', 'fr', 'Recommandé par nos clients, cinq étoiles', ['Recommandé par', 'cinq étoiles']],
    ['person', 'en', 'Santa Claus and the Easter Bunny', ['Santa Claus', 'Easter Bunny']],
    ['person', 'fr', 'Le père Noël et la mascotte', ['père Noël', 'mascotte']],
    [
      'lifestyle',
      'en',
      'A VIP party: glamorous, daring, exciting',
      ['VIP', 'party', 'glamorous', 'daring', 'exciting']
    ],
    ['lifestyle', 'fr', 'Une fête de luxe, un mode de vie excitant', ['fête', 'luxe', 'mode de vie', 'excitant']],
    ['alcohol', 'en', 'Pairs with beer, wine or a cocktail', ['beer', 'wine', 'cocktail']],
    ['alcohol', 'fr', 'Avec une bière ou un cocktail', ['bière', 'cocktail']],
    ['tobacco', 'en', 'Rolled like a cigarette, with tobacco', ['cigarette', 'tobacco']],
    ['tobacco', 'fr', 'Comme une cigarette au tabac', ['cigarette', 'tabac']],
    ['nutrition', 'en', 'Only 20 calories, with vitamins', ['calories', 'vitamins']],
    ['nutrition', 'fr', 'Seulement 20 calories et des vitamines', ['calories', 'vitamines']],
    ['diet', 'en', 'Keto, for weight loss', ['Keto', 'weight loss']],
    ['diet', 'fr', 'Cétogène, pour la perte de poids', ['Cétogène', 'perte de poids']],
    ['giveaway', 'en', 'Buy one get one: the third free, BOGO', ['Buy one get one', 'third free', 'BOGO']],
    ['giveaway', 'fr', 'Le troisième gratuit, un échantillon offert', ['gratuit', 'échantillon']],
    ['contest', 'en', 'Enter to win a prize in our contest', ['Enter to win', 'prize', 'contest']],
    ['contest', 'fr', 'Concours : gagnez au tirage', ['Concours', 'gagnez', 'tirage']],
    ['gift', 'en', 'A free T-shirt, a gift with each order', ['free T-shirt', 'gift with']],
    ['gift', 'fr', 'Un cadeau, une tasse offerte', ['cadeau', 'tasse offerte']],
    ['service', 'en', 'Free delivery', ['Free delivery']],
    ['service', 'fr', 'Livraison gratuite', ['Livraison gratuite']],
    ['loyalty', 'en', 'Rewards: double points', ['Rewards', 'double points']],
    ['loyalty', 'fr', 'Récompenses et points triples', ['Récompenses', 'points triples']],
    ['discount', 'en', '20% off, on sale, save $5', ['20% off', 'on sale', 'save $']],
    ['discount', 'fr', '20 % de rabais, prix réduit', ['20 % de rabais', 'prix réduit']],
    ['pharmacy', 'en', 'A dispensary with a doctor', ['dispensary', 'doctor']],
    ['pharmacy', 'fr', 'Une pharmacie, sans ordonnance', ['pharmacie', 'ordonnance']]
  ])('%s in %s', (kind, language, text, words) => {
    expect(wordsOf(kind, text, language)).toEqual(words)
  })
})

test.each<[LawLanguage, string]>([
  ['en', 'Indica. Dense buds with notes of pine, earth and berries; slow-cured for a month.'],
  ['en', 'THC 22–26 %, CBD <1 %. Keep out of reach of children and pets. Child-resistant tube.'],
  ['en', 'A sweet treat, gluten-free and sugar-free, pesticide-free products with root beer and ginger beer flavour.'],
  ['en', 'Happy hour, 3.5 g, Night Ferry at High Park. Freedom, painting, participate, therein.'],
  ['fr', 'Pain d’épices au chocolat, sans gluten, à la racinette.'],
  ['fr', 'Sativa. Fleurs denses aux arômes de pin. Tenir hors de la portée des enfants.'],
  ['fr', 'Bière d’épinette, carte-cadeau, idée cadeau, préroulés de jour.']
])('plain facts in %s have no finding: %s', (language, text) => {
  const provinces = everywhere.filter(province => province !== 'QC')
  expect(idsIn(text, language, provinces)).toEqual([])
})

test('words are those of the language of the text', () => {
  expect(idsIn('pain', 'en')).toEqual(['ca-health'])
  expect(idsIn('pain', 'fr')).toEqual([])
  expect(idsIn('douleur', 'en')).toEqual([])
})

test('a phrase doesn’t reach over the end of a sentence', () => {
  expect(idsIn('Take the third. Free of fillers', 'en')).toEqual([])
  expect(idsIn('Take the third free', 'en')).toEqual(['ca-giveaway'])
})

test('a finding says where the words are, with accents and apostrophes', () => {
  const text = 'Contre l’ANXIÉTÉ'
  expect(checkText(text, 'fr', { provinces: [], on })).toMatchObject([
    { rule: { id: 'ca-health' }, range: [9, 16], words: 'ANXIÉTÉ' }
  ])
})

test('findings are by rule, and for each in the order of the text', () => {
  expect(
    checkText('Harmless: heals pain', 'en', { provinces: ['QC'], on }).map(({ rule, words }) => [rule.id, words])
  ).toEqual([
    ['ca-misleading', 'Harmless'],
    ['ca-health', 'heals'],
    ['ca-health', 'pain'],
    ['qc-misleading', 'Harmless'],
    ['qc-health', 'heals'],
    ['qc-health', 'pain']
  ])
})

test.each<[string, string[]]>([
  ['AB', ['ca-giveaway', 'ca-contest', 'ca-gift', 'ab-giveaway', 'ab-gift', 'ab-contest']],
  ['ON', ['ca-giveaway', 'ca-contest', 'ca-gift', 'on-pharmacy', 'on-giveaway', 'on-gift', 'on-loyalty']],
  ['QC', ['ca-giveaway', 'ca-contest', 'ca-gift', 'qc-giveaway', 'qc-discount', 'qc-gift', 'qc-contest', 'qc-loyalty']],
  ['BC', ['ca-giveaway', 'ca-contest', 'ca-gift', 'bc-giveaway', 'bc-pharmacy']],
  ['SK', ['ca-giveaway', 'ca-contest', 'ca-gift', 'sk-pharmacy', 'sk-loyalty', 'sk-giveaway']],
  ['MB', ['ca-giveaway', 'ca-contest', 'ca-gift', 'mb-giveaway']],
  ['NS', ['ca-giveaway', 'ca-contest', 'ca-gift']]
])('in %s the rules of Canada and of the province count', (province, ids) => {
  const text = 'A freebie, a raffle, swag, loyalty, a discount, a pharmacy'
  expect(idsIn(text, 'en', [province])).toEqual(ids)
})

test('a rule counts from the day on which it is in force', () => {
  expect(idsIn('for pain', 'en', [], '2019-10-16')).toEqual([])
  expect(idsIn('for pain', 'en', [], '2019-10-17')).toEqual(['ca-health'])
  expect(idsIn('for kids', 'en', ['ON'], '2018-10-16')).toEqual([])
  expect(idsIn('for kids', 'en', ['ON'], '2018-10-17')).toEqual(['ca-youth'])
  expect(idsIn('for kids', 'en', ['ON'], '2019-04-01')).toEqual(['ca-youth', 'on-youth'])
})

test('each rule has an id of its own that names its place, an official page, and something by which it is recognised', () => {
  expect(new Set(promotionRules.map(({ id }) => id)).size).toBe(promotionRules.length)
  for (const { id, jurisdiction, source, from, to, hasWords, offers = [] } of promotionRules) {
    expect(id).toMatch(new RegExp(`^${jurisdiction.toLowerCase()}-[a-z]+$`))
    for (const language of ['en', 'fr'] as const) {
      expect(source.link[language]).toMatch(/^https:\/\/[\w.-]+\.(?:ca|com)\//)
      expect(source.act[language]).not.toBe('')
      expect(source.section[language]).not.toBe('')
    }
    expect(from).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(to ?? from >= '2018-10-17').toBe(true)
    expect(hasWords || offers.length > 0).toBe(true)
  }
})

test('sections are written as each language does', () => {
  const sections = (id: string) => promotionRules.find(rule => rule.id === id)?.source
  expect(sections('ca-youth')).toMatchObject({
    section: { en: 's. 17(1)(b)', fr: 'al. 17(1)b)' },
    link: {
      en: 'https://laws-lois.justice.gc.ca/eng/acts/C-24.5/section-17.html',
      fr: 'https://laws-lois.justice.gc.ca/fra/lois/C-24.5/section-17.html'
    }
  })
  expect(sections('ca-diet')).toMatchObject({
    section: { en: 's. 104.14', fr: 'art. 104.14' },
    link: { en: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2018-144/section-104.14.html' }
  })
  expect(sections('qc-gift')?.section).toEqual({ en: 's. 48, par. 3', fr: 'art. 48, par. 3°' })
})
