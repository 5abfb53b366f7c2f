import type { ReactNode } from 'react'
import type { DraftChange } from '../../../contract/staff/drafts.ts'
import { styles } from '../../../theme/styles.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { type Facts, fieldName, groupChanges, valueText } from './field-words.ts'
import { moveText, shownFields } from './shown-fields.ts'
import { useCatalogueWords } from '../words.ts'
import { useFacts } from './use-facts.ts'

const s = styles({
  list: 'display:grid;border-block:1px solid var(--sf-line);& > * + * { border-top:1px solid var(--sf-line); }',
  group: 'display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding-block:12px;overflow-wrap:anywhere;',
  change: 'display:grid;grid-template-columns:minmax(0,1fr);gap:4px;',
  name: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;font-weight:650;',
  fields: 'display:grid;gap:4px;',
  field: `display:grid;grid-template-columns:minmax(96px,1fr) minmax(0,2fr);gap:0 12px;font-size:14px;font-variant-numeric:tabular-nums;
& dt { color:var(--sf-ink-2); } & s { color:var(--sf-ink-2); }`
})

const tones: Record<DraftChange['change'], ChipTone> = { set: 'plain', add: 'ok', remove: 'bad' }

type FieldChange = DraftChange['fields'][number]

interface Ways {
  /** Draws the ways on with a whole change. */
  ways?(change: DraftChange): ReactNode
  /** Draws the ways on with a field in conflict. */
  conflict?(change: DraftChange, field: FieldChange): ReactNode
}

/** True if a field was published with another value since. */
export const isConflict = (field: FieldChange): boolean => 'now' in field && field.now !== undefined

function FieldLine({
  change,
  field,
  facts,
  conflict
}: { change: DraftChange; field: FieldChange; facts: Facts } & Ways) {
  const write = (value: unknown) => valueText(field.name, value, facts)
  return (
    <div className={s.field}>
      <dt>{fieldName(field.name)}</dt>
      <dd>
        {change.change === 'add'
          ? write(field.to)
          : (moveText(field) ?? (
              <>
                <s>{write(field.from)}</s> → {write(field.to)}
              </>
            ))}
        {isConflict(field) && conflict?.(change, field)}
      </dd>
    </div>
  )
}

function Change({ change, facts, ways, conflict }: { change: DraftChange; facts: Facts } & Ways) {
  const { t } = useCatalogueWords()
  const fields = shownFields(change, facts)
  return (
    <div className={s.change} data-change={`${change.kind} ${change.id}`}>
      <p className={s.name}>
        {[change.label, change.store && facts.storeName(change.store)].filter(Boolean).join(' · ')}
        {change.change !== 'set' && <Chip tone={tones[change.change]}>{t(`drafts.change.${change.change}`)}</Chip>}
        {change.isGone && <Chip tone="bad">{t('drafts.gone')}</Chip>}
      </p>
      {fields.length > 0 && (
        <dl className={s.fields}>
          {fields.map(field => (
            <FieldLine key={field.name} change={change} field={field} facts={facts} {...(conflict && { conflict })} />
          ))}
        </dl>
      )}
      {ways?.(change)}
    </div>
  )
}

/** The changes of a draft, old and new value by field, grouped by product. */
export function ChangeList({ changes, ...ways }: { changes: readonly DraftChange[] } & Ways) {
  const facts = useFacts()
  return (
    <ul className={s.list}>
      {groupChanges(changes).map(group => (
        <li key={group.key} className={s.group}>
          {group.changes.map(change => (
            <Change key={`${change.kind} ${change.id}`} change={change} facts={facts} {...ways} />
          ))}
        </li>
      ))}
    </ul>
  )
}
