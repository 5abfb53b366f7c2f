import type { FeedKey } from '../../contract/feed/feed-keys.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { revokeKey } from '../data/feed-keys.ts'
import { $dialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const s = styles({ ways: 'display:flex;flex-wrap:wrap;gap:8px;& > * { flex:1 1 180px; }' })

/** Asks whether a key is revoked; leads back to the list. */
export function KeyRemovalDialog({ of: key }: { of: FeedKey }) {
  const { t } = useWords()
  const back = () => $dialog.set({ kind: 'systems' })
  const revoke = () => {
    back()
    void revokeKey(key)
  }
  return (
    <Dialog title={t('systems.revokeTitle', { name: key.name })} closeLabel={t('close')} onClose={back} lock={noLock}>
      <div className={layout.stack}>
        <p>{t('systems.revokeText')}</p>
        <div className={s.ways}>
          <Button kind="primary" onClick={back}>
            {t('systems.keep')}
          </Button>
          <Button onClick={revoke}>{t('systems.revoke')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
