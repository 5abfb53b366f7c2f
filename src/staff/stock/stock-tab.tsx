import { useStore } from '@nanostores/react'
import PackageSearch from 'lucide/dist/esm/icons/package-search.mjs'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { styles } from '../../theme/styles.ts'
import { identifiedBy } from '../../rules/catalog/identifiers.ts'
import { dataOf } from '../../client/async-state.ts'
import { Field } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { findListings, listings } from '../data/stock.ts'
import { Waiting } from '../header/waiting.tsx'
import { Remote } from '../remote.tsx'
import { useWords } from '../staff-words.ts'
import { StockRow } from './stock-row.tsx'

const s = styles({
  tab: 'position:relative;flex:1;min-height:0;overflow-y:auto;display:grid;gap:16px;align-content:start;padding:16px;',
  inner: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;width:min(960px,100%);margin-inline:auto;',
  list: 'border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);& > * + * { border-top:1px solid var(--sf-line); }'
})

/** Pause after a key before searching, in milliseconds. */
const PAUSE = 200

/** The inventory of the store: found by name, brand, size or bar code, with how many there are of each. */
export function StockTab() {
  const { t } = useWords()
  const [q, setQ] = useState('')
  const load = useStore(listings.$state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [scan, setScan] = useState<{ variant: string } | undefined>()
  useEffect(() => {
    timer.current = setTimeout(() => void findListings(q.trim()), q ? PAUSE : 0)
    return () => clearTimeout(timer.current)
  }, [q])
  useEffect(() => listings.clear, [])
  /** A scanner types a code and Enter within moments: its size is then ready to be counted. */
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(timer.current)
    await findListings(q.trim())
    const [match] = dataOf(listings.$state.get()) ?? []
    setScan(match && identifiedBy(q)(match) ? { variant: match.variant } : undefined)
  }
  return (
    <div className={s.tab}>
      <div className={s.inner}>
        <Waiting />
        <form role="search" onSubmit={(event: FormEvent) => void submit(event)}>
          <Field
            id="search"
            label={t('search')}
            hint={t('searchHint')}
            value={q}
            onValue={setQ}
            type="search"
            autoComplete="off"
            maxLength={80}
          />
        </form>
        <Remote load={load} height={480} onRetry={() => void findListings(q.trim())}>
          {matches =>
            matches.length === 0 ? (
              <Notice icon={PackageSearch} title={t('nothing')} text={t('nothingText')} />
            ) : (
              <ul className={s.list} data-listings="">
                {matches.map(listing => (
                  <StockRow
                    key={listing.variant}
                    listing={listing}
                    scan={scan?.variant === listing.variant ? scan : undefined}
                  />
                ))}
              </ul>
            )
          }
        </Remote>
      </div>
    </div>
  )
}
