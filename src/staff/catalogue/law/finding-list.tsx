import type { LawFinding } from '../../../contract/staff/law-finding.ts'
import { styles } from '../../../theme/styles.ts'
import { fieldName } from '../drafts/field-words.ts'
import { useCatalogueWords } from '../words.ts'
import { groupFindings } from './group-findings.ts'
import { LawGroups } from './law-groups.tsx'
import { useLaw } from './use-law.ts'

const s = styles({
  list: 'display:grid;border-block:1px solid var(--sf-line);font-size:14px;& > * + * { border-top:1px solid var(--sf-line); }',
  thing:
    'display:grid;gap:8px;padding-block:12px;overflow-wrap:anywhere;& > p:first-child { font-size:16px;font-weight:650; }',
  field: 'display:grid;gap:2px;& > p { font-weight:500; }'
})

/** The findings in one text or offer of a thing. */
function FieldFindings({ findings }: { findings: readonly LawFinding[] }) {
  const { t } = useCatalogueWords()
  const law = useLaw()
  const [{ field, language }] = findings as [LawFinding]
  const known = findings.flatMap(({ words, rules }) =>
    rules.flatMap(id => {
      const rule = law?.ruleById(id)
      return rule ? [{ rule, words }] : []
    })
  )
  return (
    <div className={s.field}>
      {language && <p>{[fieldName(field), t(`law.${language}`)].join(', ')}</p>}
      <LawGroups groups={groupFindings(known)} />
    </div>
  )
}

const byKey = <Item,>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

/** The texts and offers of a draft that promotion law may forbid, by thing. */
export function FindingList({ findings }: { findings: readonly LawFinding[] }) {
  return (
    <ul className={s.list}>
      {byKey(findings, ({ kind, id }) => `${kind} ${id}`).map(([key, ofThing]) => (
        <li key={key} className={s.thing} data-finding={key}>
          <p>{ofThing[0]?.label}</p>
          {byKey(ofThing, ({ field, language }) => `${field} ${language}`).map(([place, some]) => (
            <FieldFindings key={place} findings={some} />
          ))}
        </li>
      ))}
    </ul>
  )
}
