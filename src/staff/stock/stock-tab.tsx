import { useStore } from '@nanostores/react'
import PackageSearch from 'lucide/dist/esm/icons/package-search.mjs'
import { useEffect, useState } from 'react'
import { styles } from '../../theme/styles.ts'
import { Field } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { findListings, listings } from '../data/stock.ts'
import { Curb } from '../header/curb.tsx'
import { Remote } from '../remote.tsx'
import { useWords } from '../staff-words.ts'
import { StockRow } from './stock-row.tsx'

const s = styles({
  tab: 'flex:1;min-height:0;overflow-y:auto;display:grid;gap:16px;align-content:start;padding:16px;',
  inner: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;width:min(960px,100%);margin-inline:auto;',
  list: 'border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);& > * + * { border-top:1px solid var(--sf-line); }'
})

/** Pause after a key before searching, in milliseconds. */
const PAUSE = 200

/** The inventory of the store: found by name, brand or size, with how many there are of each. */
export function StockTab() {
  const { t } = useWords()
  const [q, setQ] = useState('')
  const load = useStore(listings.$state)
  useEffect(() => {
    const timer = setTimeout(() => void findListings(q.trim()), q ? PAUSE : 0)
    return () => clearTimeout(timer)
  }, [q])
  useEffect(() => listings.clear, [])
  return (
    <div className={s.tab}>
      <div className={s.inner}>
        <Curb />
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
        <Remote load={load} height={480} onRetry={() => void findListings(q.trim())}>
          {matches =>
            matches.length === 0 ? (
              <Notice icon={PackageSearch} title={t('nothing')} text={t('nothingText')} />
            ) : (
              <ul className={s.list} data-listings="">
                {matches.map(listing => (
                  <StockRow key={listing.variant} listing={listing} />
                ))}
              </ul>
            )
          }
        </Remote>
      </div>
    </div>
  )
}
