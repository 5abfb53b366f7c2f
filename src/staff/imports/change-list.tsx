import type { ImportChange, ImportDetail } from '../../contract/staff/imports.ts'
import { formatMoney } from '../../format/money.ts'
import type { Locale } from '../../i18n/locale.ts'
import { styles } from '../../theme/styles.ts'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { layout } from '../../ui/layout.ts'
import { fieldName, useImportWords } from './import-words.ts'

const s = styles({
  list: 'display:grid;border-block:1px solid var(--sf-line);& > * + * { border-top:1px solid var(--sf-line); }',
  change: 'display:grid;gap:4px;padding-block:12px;overflow-wrap:anywhere;',
  name: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;font-weight:650;',
  field: `display:grid;grid-template-columns:minmax(96px,1fr) minmax(0,2fr);gap:0 12px;font-size:14px;font-variant-numeric:tabular-nums;
& dt { color:var(--sf-ink-2); } & dd { margin:0; } & s { color:var(--sf-ink-2); }`
})

const tones: Record<ImportChange['kind'], ChipTone> = { new: 'ok', changed: 'plain', off_sale: 'bad' }
const inCents = new Set(['price', 'sale_price', 'deposit'])
const longest = 160

/** The changes of a list, value by value. */
export function ChangeList({ list: { changes, moreChanges } }: { list: ImportDetail }) {
  const { t } = useImportWords()
  return (
    <section className={layout.stack}>
      <h3>{t('list.changes')}</h3>
      {changes.length === 0 ? (
        <p>{t('list.noChanges')}</p>
      ) : (
        <ul className={s.list}>
          {changes.map((change, at) => (
            <Change key={at} of={change} />
          ))}
        </ul>
      )}
      {moreChanges > 0 && <p className={layout.small}>{t('list.more', { count: moreChanges })}</p>}
    </section>
  )
}

function Change({ of: { kind, product, size, fields } }: { of: ImportChange }) {
  const { t, locale } = useImportWords()
  const write = (name: string, value: ImportChange['fields'][number]['to']) => textOf(t, locale, name, value)
  return (
    <li className={s.change}>
      <p className={s.name}>
        {[product, size].filter(Boolean).join(', ')}
        <Chip tone={tones[kind]}>{t(`list.kind.${kind}`)}</Chip>
      </p>
      {fields.length > 0 && (
        <dl className={layout.tight}>
          {fields.map(({ name, from, to }) => (
            <div className={s.field} key={name}>
              <dt>{fieldName(t, name)}</dt>
              <dd>
                {kind === 'new' && from === null ? (
                  write(name, to)
                ) : (
                  <>
                    <s>{write(name, from)}</s> → {write(name, to)}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function textOf(
  t: ReturnType<typeof useImportWords>['t'],
  locale: Locale,
  name: string,
  value: ImportChange['fields'][number]['to']
): string {
  if (value === null || value === '') return t('list.nothing')
  if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no')
  if (typeof value === 'number') return inCents.has(name) ? formatMoney(value, locale) : value.toLocaleString(locale)
  return value.length > longest ? `${value.slice(0, longest)}…` : value
}
