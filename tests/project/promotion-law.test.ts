import { describe, expect, test } from 'vitest'
import { promotionRules } from '../../src/rules/promotion-law/promotion-rules.ts'
import type { LawRule } from '../../src/rules/promotion-law/rule.ts'
import { canada } from '../../src/rules/market/canada.ts'
import english from '../../src/staff/catalogue/messages/en-CA.json'
import { codesIn, rowsIn, section } from './support/docs.ts'

const page = 'docs/promotion-law.md'

/** The name of a jurisdiction, under which the page has its rules. */
const placeOf = ({ jurisdiction }: LawRule): string =>
  jurisdiction === 'CA' ? 'Canada' : (canada.provinces[jurisdiction]?.name.en ?? '')

/** A rule as a row of the page. */
function rowOf({ id, kind, source, from, to, hasWords, offers = [] }: LawRule): string[] {
  const citation = source.citation ? ` (${source.citation.en})` : ''
  const place = [source.section.en, source.isLikely && 'likely'].filter(Boolean).join(', ')
  const seen = [hasWords && 'words', ...offers.map(trait => `\`${trait}\` offers`)].filter(Boolean).join(', ')
  const why = english[`law.why.${kind}`].replace(/\.$/, '')
  return [
    `\`${id}\``,
    why,
    `[${source.act.en}](${source.link.en})${citation}, ${place}`,
    to ? `${from} to ${to}` : from,
    seen
  ]
}

const places = [...new Set(promotionRules.map(placeOf))]

describe.each(places)('the rules of %s', place => {
  test('are on the page with their sources, dates and signs', () => {
    const rows = promotionRules.filter(rule => placeOf(rule) === place).map(rowOf)
    expect(rowsIn(section(page, place))).toEqual(rows)
  })
})

test('the page has no rules of other places, and names each trait of offers', () => {
  const all = places.flatMap(place => rowsIn(section(page, place)))
  expect(all).toHaveLength(promotionRules.length)
  const traits = rowsIn(section(page, 'Traits of offers')).flatMap(([trait]) => codesIn(trait))
  expect(traits.sort()).toEqual([...new Set(promotionRules.flatMap(({ offers = [] }) => offers))].sort())
})
