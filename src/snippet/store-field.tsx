import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { styles } from '../theme/styles.ts'
import { Button } from '../ui/button.tsx'
import { FieldSelect } from '../ui/form/field-select.tsx'
import { $choices, choose, readStores, type Store } from './page.ts'
import { Hint } from './section.tsx'
import { useWords } from './snippet-words.ts'

const s = styles({ field: 'display:grid;gap:4px;justify-items:start;& > :first-child { width:100%; }' })

/** The store that the shop begins with. Without the list, the one of the page's address stays. */
export function StoreField() {
  const { t } = useWords()
  const { location } = useStore($choices)
  const [stores, setStores] = useState<Store[]>([])
  const [hasFailed, setFailed] = useState(false)
  const load = () => void readStores().then(setStores, () => setFailed(true))
  useEffect(load, [])
  const isListed = !location || stores.some(({ slug }) => slug === location)
  const options = [
    { value: '', label: t('anyStore') },
    ...(isListed ? [] : [{ value: location, label: location }]),
    ...stores.map(({ slug, name }) => ({ value: slug, label: name }))
  ]
  return (
    <div className={s.field}>
      <FieldSelect
        id="store"
        label={t('store')}
        options={options}
        value={location}
        onValue={picked => choose({ location: picked })}
      />
      <div role="status">
        <Hint>{t(hasFailed ? 'storesFailed' : 'storeHint')}</Hint>
      </div>
      {hasFailed && (
        <Button
          kind="quiet"
          onClick={() => {
            setFailed(false)
            load()
          }}
        >
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
