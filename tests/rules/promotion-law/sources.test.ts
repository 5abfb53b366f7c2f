import { expect, test } from 'vitest'
import { promotionRules } from '../../../src/rules/promotion-law/promotion-rules.ts'

const languages = ['en', 'fr'] as const
const written = /^\S.*[^\s,]$/

test.each(promotionRules.map(rule => [rule.id, rule] as const))(
  'the source of the rule %s has its names and an official page in both languages',
  (_, { source: { act, citation, section, link } }) => {
    for (const language of languages) {
      expect(act[language]).toMatch(/\p{L}{3}/u)
      expect(section[language]).toMatch(/^$|[\p{L}\d]/u)
      expect(link[language]).toMatch(/^https:\/\/[a-z\d.-]+\.(?:ca|com)\/\S+$/)
      if (citation) expect(citation[language]).toMatch(written)
    }
  }
)

test('federal sources lead to the page of their section, in each language', () => {
  const linkOf = (wanted: string) => promotionRules.find(({ id }) => id === wanted)?.source.link
  const laws = 'https://laws-lois.justice.gc.ca'
  expect(linkOf('ca-testimonial')).toEqual({
    en: `${laws}/eng/acts/C-24.5/section-17.html`,
    fr: `${laws}/fra/lois/C-24.5/section-17.html`
  })
  expect(linkOf('ca-health')).toEqual({
    en: `${laws}/eng/regulations/SOR-2018-144/section-104.12.html`,
    fr: `${laws}/fra/reglements/DORS-2018-144/section-104.12.html`
  })
})
