import { expect, it } from 'vitest'
import { valueText } from '../../src/staff/catalogue/drafts/field-words.ts'

const facts = {
  locale: 'en-CA' as const,
  store: { timezone: 'America/Toronto' },
  categories: [],
  storeName: (slug: string) => slug
}

it.each([
  ['times', 'always'],
  ['methods', 'all'],
  ['locations', 'all'],
  ['freeFrom', 'never'],
  ['hours', 'as the store’s'],
  ['pickupCutOff', 'closing time'],
  ['deliveryCutOff', 'closing time'],
  ['most', 'no limit'],
  ['perPerson', 'no limit'],
  ['picture', 'nothing']
])('a change to no value of %s reads “%s”', (name, text) => {
  expect(valueText(name, null, facts)).toBe(text)
})
