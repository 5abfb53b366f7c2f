import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { styles } from '../../theme/styles.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { layout } from '../../ui/layout.ts'
import { kiosks } from '../data/kiosks.ts'
import { useMay } from '../data/rights.ts'
import { $slug } from '../data/stores.ts'
import { panel } from '../hours/panel.ts'
import { useNearFocus } from '../use-near-focus.ts'
import { Remote } from '../remote.tsx'
import { useWords } from '../staff-words.ts'
import { KioskRow } from './kiosk-row.tsx'
import { PinForm } from './pin-form.tsx'

const s = styles({
  scroll: 'position:relative;flex:1;min-height:0;overflow-y:auto;padding:16px;',
  inner: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-items:start;width:min(1240px,100%);margin-inline:auto;
@container sf (min-width: 960px) { &[data-manager] { grid-template-columns:minmax(0,2fr) minmax(0,1fr); } }`,
  empty: 'padding:0 16px 16px;'
})

/** Kiosks report once a minute. */
const EVERY = 30_000

/** The kiosks of the store with their state. Managers set the PIN, rename, pair and remove them. */
export function KiosksTab() {
  const { t } = useWords()
  const isManager = useMay('stores')
  const load = useStore(kiosks.$state)
  const nearFocus = useNearFocus()
  const slug = useStore($slug)
  useEffect(() => {
    if (!slug) return undefined
    const read = () => void kiosks.load(slug)
    read()
    const timer = setInterval(read, EVERY)
    return () => {
      clearInterval(timer)
      kiosks.clear()
    }
  }, [slug])
  return (
    <div className={s.scroll} {...nearFocus}>
      <Remote load={load} height={320} onRetry={() => void kiosks.load(slug)}>
        {known => (
          <div className={s.inner} data-manager={isManager || undefined}>
            {!isManager && <NoticeLine>{t('kiosks.readOnly')}</NoticeLine>}
            <section className={panel.box} aria-label={t('tab.kiosks')}>
              <div className={panel.head}>
                <h2 tabIndex={-1}>{t('tab.kiosks')}</h2>
              </div>
              {known.kiosks.length === 0 && <p className={`${layout.small} ${s.empty}`}>{t('kiosks.empty')}</p>}
              <ul>
                {known.kiosks.map(kiosk => (
                  <KioskRow key={kiosk.id} kiosk={kiosk} isLocked={!isManager} />
                ))}
              </ul>
            </section>
            {isManager && <PinForm hasPin={known.hasPin} />}
          </div>
        )}
      </Remote>
    </div>
  )
}
