import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { FeedKey } from '../../contract/feed/feed-keys.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { layout } from '../../ui/layout.ts'
import { Sheet } from '../../ui/overlay/dialog.tsx'
import { $now } from '../../client/now.ts'
import { $newKey, feedKeys } from '../data/feed-keys.ts'
import { $store, $stores } from '../data/stores.ts'
import { $dialog, closeDialog, noLock } from '../open-dialog.ts'
import { Remote } from '../remote.tsx'
import { useWords, type Word } from '../staff-words.ts'
import { writeInstant } from '../time-words.ts'
import { KeyForm } from './key-form.tsx'
import { NewKey } from './new-key.tsx'

const s = styles({
  list: 'display:grid;border-block:1px solid var(--sf-line);& > * + * { border-top:1px solid var(--sf-line); }',
  key: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;padding-block:12px;',
  name: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;font-weight:650;overflow-wrap:anywhere;',
  facts: 'flex:1 1 220px;min-width:0;'
})

const scopeWords: Record<FeedKey['scopes'][number], Word> = {
  stock: 'systems.stock',
  catalog: 'systems.catalog',
  orders: 'systems.orders'
}

function Key({ of: key }: { of: FeedKey }) {
  const { t, locale } = useWords()
  const [store, stores, now] = [useStore($store), useStore($stores), useStore($now)]
  const { name, prefix, scopes, locations, lastUsedAt, isActive } = key
  const names = locations?.map(slug => stores.find(one => one.slug === slug)?.name ?? slug)
  const used = lastUsedAt && store ? writeInstant(lastUsedAt, store, now, locale) : undefined
  return (
    <li className={s.key}>
      <div className={s.facts}>
        <p className={s.name}>
          {name}
          {!isActive && <Chip tone="bad">{t('systems.isRevoked')}</Chip>}
        </p>
        <p className={layout.small}>
          {[scopes.map(scope => t(scopeWords[scope])).join(', '), names?.join(', ') ?? t('systems.allStores')].join(
            ' · '
          )}
        </p>
        <p className={layout.small}>
          {[`${prefix}…`, used === undefined ? t('systems.unused') : t('systems.used', { time: used })].join(' · ')}
        </p>
      </div>
      {isActive && (
        <Button aria-label={t('systems.revokeOf', { name })} onClick={() => $dialog.set({ kind: 'key-removal', key })}>
          {t('systems.revoke')}
        </Button>
      )}
    </li>
  )
}

/** The keys of the retailer's own systems, for managers: create and revoke them. */
export function SystemsDialog() {
  const { t } = useWords()
  const load = useStore(feedKeys.$state)
  const made = useStore($newKey)
  useEffect(() => {
    void feedKeys.load()
    return () => $newKey.set(undefined)
  }, [])
  return (
    <Sheet title={t('systems')} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <div className={layout.stack}>
        <p className={layout.small}>{t('systems.text')}</p>
        {made && <NewKey {...made} />}
        <Remote load={load} height={160} onRetry={() => void feedKeys.load()}>
          {keys =>
            keys.length === 0 ? (
              <p>{t('systems.empty')}</p>
            ) : (
              <ul className={s.list}>
                {keys.map(key => (
                  <Key key={key.id} of={key} />
                ))}
              </ul>
            )
          }
        </Remote>
        <KeyForm />
      </div>
    </Sheet>
  )
}
