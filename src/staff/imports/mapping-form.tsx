import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ImportDetail } from '../../contract/staff/imports.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/form/check.tsx'
import { Select } from '../../ui/form/select.tsx'
import { layout } from '../../ui/layout.ts'
import { $listWork, explainList } from '../data/imports.ts'
import { fieldName, useImportWords } from './import-words.ts'

const s = styles({
  table: `width:100%;border-collapse:collapse;table-layout:fixed;
& th { text-align:start;font-size:14px;font-weight:500; }
& td,& th { padding:8px 8px 8px 0;vertical-align:top;border-bottom:1px solid var(--sf-line);overflow-wrap:anywhere; }
& td:last-child,& th:last-child { padding-inline-end:0; }`,
  heading: 'font-weight:650;',
  details: '& > summary { cursor:pointer;font-weight:650;min-height:44px;align-content:center; }'
})

/** The meaning of a list's headings and categories, which may be changed. */
export function MappingForm({ list }: { list: ImportDetail }) {
  const { t } = useImportWords()
  const work = useStore($listWork)
  const [chosen, setChosen] = useState(() => new Map(list.columns.map(({ heading, field }) => [heading, field ?? ''])))
  const [places, setPlaces] = useState(() => new Map(list.categories.map(({ name, to }) => [name, to ?? ''])))
  const [scope, setScope] = useState(list.scope)
  const given = new Set(chosen.values())
  const missing = list.fields.filter(({ name, isRequired }) => isRequired && !given.has(name))
  const check = (wanted = scope) => {
    const columns = Object.fromEntries(list.fields.map(({ name }) => [name, '']))
    for (const [heading, field] of chosen) if (field !== '') columns[field] = heading
    const categories = Object.fromEntries([...places].filter(([, path]) => path !== ''))
    void explainList(list.id, { columns, categories, scope: wanted })
  }
  const toggleScope = () => {
    const wanted = scope === 'all' ? 'store' : 'all'
    setScope(wanted)
    // Headings that are still unclear are checked once they are explained.
    if (list.state === 'ready') check(wanted)
  }
  const pick = (heading: string, field: string) => {
    const others = [...chosen].map(([name, value]): [string, string] => [name, value === field ? '' : value])
    setChosen(new Map([...others, [heading, field]]))
  }
  return (
    <>
      {list.hasStores && <Check label={t('list.all')} checked={scope === 'all'} onToggle={toggleScope} />}
      <details className={s.details} open={list.state === 'unclear'}>
        <summary>{t('list.columns')}</summary>
        <div className={layout.stack}>
          <Columns list={list} chosen={chosen} onPick={pick} />
          {missing.length > 0 && (
            <p className={layout.warn}>
              {t('list.missing', { fields: missing.map(({ name }) => fieldName(t, name)).join(', ') })}
            </p>
          )}
          {list.categories.length > 0 && (
            <Categories
              list={list}
              places={places}
              onPick={(name, path) => setPlaces(new Map([...places, [name, path]]))}
            />
          )}
          <Button kind="soft" busy={work === 'checking'} onClick={() => check()}>
            {t('list.check')}
          </Button>
        </div>
      </details>
    </>
  )
}

interface ColumnsProps {
  list: ImportDetail
  chosen: ReadonlyMap<string, string>
  onPick(heading: string, field: string): void
}

function Columns({ list: { columns, fields }, chosen, onPick }: ColumnsProps) {
  const { t } = useImportWords()
  const options = [
    { value: '', label: t('list.ignored') },
    ...fields.map(({ name, isRequired }) => {
      const field = fieldName(t, name)
      return { value: name, label: isRequired ? t('list.needed', { field }) : field }
    })
  ]
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{t('list.heading')}</th>
          <th scope="col">{t('list.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ heading, samples }, at) => (
          <tr key={`${at} ${heading}`}>
            <td>
              <p className={s.heading}>{heading}</p>
              <p className={layout.small}>{samples.join(' · ')}</p>
            </td>
            <td>
              <Select
                label={t('list.meaningOf', { heading })}
                options={options}
                value={chosen.get(heading) ?? ''}
                onValue={field => onPick(heading, field)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CategoriesProps {
  list: ImportDetail
  places: ReadonlyMap<string, string>
  onPick(name: string, path: string): void
}

function Categories({ list: { categories, shelves }, places, onPick }: CategoriesProps) {
  const { t } = useImportWords()
  const options = [
    { value: '', label: t('list.unfiled') },
    ...shelves.map(({ path, name }) => ({ value: path, label: name }))
  ]
  return (
    <>
      <h3>{t('list.categories')}</h3>
      <table className={s.table}>
        <tbody>
          {categories.map(({ name }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Select
                  label={t('list.categoryOf', { name })}
                  options={options}
                  value={places.get(name) ?? ''}
                  onValue={path => onPick(name, path)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
