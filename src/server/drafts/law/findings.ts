import { checkOffer } from '../../../rules/promotion-law/check-offer.ts'
import { checkText, type LawFinding } from '../../../rules/promotion-law/check-text.ts'
import { dateOf, wallAt } from '../../../rules/time/time-zone.ts'
import { locations, type StoredFinding } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Compared } from '../compare.ts'
import { labelsOf } from '../labels.ts'
import { changedOffer, type ChangedText, changedTexts } from './changed-texts.ts'
import { type ProvincesOf, readProvinces } from './stores-of.ts'

/** Number of findings that are kept and shown: more would not be read. */
const MOST = 200

/** A finding before its thing has a name. */
type Found = Pick<StoredFinding, 'field' | 'language' | 'words' | 'rules'>

/**
 * Returns the texts and offers of some changes that promotion law may forbid on the day of an instant, in the order of the
 * changes. Texts that stay as they were count for nothing, and neither does a removal.
 */
export async function findingsIn(db: Queries, all: readonly Compared[], at: Date): Promise<StoredFinding[]> {
  const concerned = all.filter(compared => changedTexts(compared).length > 0 || changedOffer(compared))
  if (concerned.length === 0) return []
  const on = await dayOf(db, at)
  const provincesOf = await readProvinces(db, all)
  const check = createCheck(on, provincesOf)
  const found = concerned.map(compared => ({ compared, findings: check(compared) }))
  const shown = found.filter(({ findings }) => findings.length > 0).slice(0, MOST)
  const labels = await labelsOf(
    db,
    shown.map(({ compared }) => compared)
  )
  return shown
    .flatMap(({ compared: { change }, findings }, at) =>
      findings.map(finding => ({
        kind: change.kind,
        id: change.thing,
        label: labels[at]?.words ?? { en: '', fr: '' },
        ...finding
      }))
    )
    .slice(0, MOST)
}

/** The date of an instant by the clock of the first store: the day on which rules begin is the same everywhere. */
async function dayOf(db: Queries, at: Date): Promise<string> {
  const [store] = await db.select({ timezone: locations.timezone }).from(locations).orderBy(locations.slug).limit(1)
  return dateOf(wallAt(at.getTime(), { timezone: store?.timezone ?? 'America/Toronto' }))
}

/** Returns the check of a change. The same text is checked once: a sale of many products has one name. */
function createCheck(on: string, provincesOf: ProvincesOf): (compared: Compared) => Found[] {
  const known = new Map<string, LawFinding[]>()
  const checked = ({ language, text }: ChangedText, provinces: readonly string[]): LawFinding[] => {
    const key = [language, provinces.join(' '), text].join('\n')
    const findings = known.get(key) ?? checkText(text, language, { provinces, on })
    known.set(key, findings)
    return findings
  }
  return compared => {
    const provinces = provincesOf(compared)
    const offered = changedOffer(compared)
    return [
      ...changedTexts(compared).flatMap(text => grouped(checked(text, provinces), text.field, text.language)),
      ...(offered ? grouped(checkOffer(offered.offer, { provinces, on }), offered.field, null) : [])
    ]
  }
}

/** Joins the rules about the same words. */
function grouped(findings: readonly LawFinding[], field: string, language: Found['language']): Found[] {
  const groups = new Map<string, Found>()
  for (const { words, rule } of findings) {
    const group = groups.get(words) ?? { field, language, words, rules: [] }
    if (!group.rules.includes(rule.id)) group.rules.push(rule.id)
    groups.set(words, group)
  }
  return [...groups.values()]
}
