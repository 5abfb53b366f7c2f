import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { EditableHours } from '../../contract/staff/staff-hours.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { $draft, clearHours, loadHours, saveHours, storeHours } from '../data/store-hours.ts'
import { useMay } from '../data/rights.ts'
import { problemOf } from './edit-hours.ts'
import { Waiting } from '../header/waiting.tsx'
import { Remote } from '../remote.tsx'
import { useWords } from '../staff-words.ts'
import { SpecialHours } from './special-hours.tsx'
import { useNearFocus } from '../use-near-focus.ts'
import { WeekEditor } from './week-editor.tsx'

const s = styles({
  tab: 'flex:1;min-height:0;display:flex;flex-direction:column;',
  scroll: 'position:relative;flex:1;min-height:0;overflow-y:auto;padding:16px;',
  inner: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-items:start;width:min(1240px,100%);margin-inline:auto;
@container sf (min-width: 960px) { grid-template-columns:repeat(2,minmax(0,1fr)); }`,
  wide: 'grid-column:1/-1;',
  bar: `display:flex;flex-wrap:wrap;align-items:center;justify-content:end;gap:8px 12px;padding:12px 16px;background:var(--sf-raised);border-top:1px solid var(--sf-line);
box-shadow:var(--sf-shadow);& p { margin-inline-end:auto;font-weight:500; } & p[role="alert"] { color:var(--sf-bad); }`
})

const problems = {
  overlap: 'hours.fixOverlap',
  date: 'hours.fixDate',
  name: 'hours.fixName',
  twice: 'hours.fixTwice'
} as const

function SaveBar({ draft }: { draft: EditableHours }) {
  const { t } = useWords()
  const problem = problemOf(draft)
  return (
    <div className={s.bar}>
      <p role={problem ? 'alert' : undefined}>{t(problem ? problems[problem] : 'hours.unsaved')}</p>
      <Button onClick={() => $draft.set(undefined)}>{t('hours.discard')}</Button>
      <Button kind="primary" disabled={problem !== undefined} onClick={() => void saveHours(draft)}>
        {t('hours.save')}
      </Button>
    </div>
  )
}

interface EditorProps {
  hours: EditableHours
  isManager: boolean
}

/** Both weeks and the special dates. */
function Editor({ hours, isManager }: EditorProps) {
  const { t } = useWords()
  const change = (part: Partial<EditableHours>) => $draft.set({ ...hours, ...part })
  return (
    <div className={s.inner}>
      <div className={s.wide}>
        <Waiting />
      </div>
      {!isManager && (
        <div className={s.wide}>
          <NoticeLine>{t('hours.readOnly')}</NoticeLine>
        </div>
      )}
      <WeekEditor
        title={t('hours.opening')}
        hours={hours.openingHours}
        isLocked={!isManager}
        onHours={openingHours => change({ openingHours })}
      />
      <WeekEditor
        title={t('hours.delivery')}
        hours={hours.deliveryHours}
        isLocked={!isManager}
        onHours={deliveryHours => change({ deliveryHours })}
      />
      <div className={s.wide}>
        <SpecialHours
          special={hours.specialHours}
          isLocked={!isManager}
          onSpecial={specialHours => change({ specialHours })}
        />
      </div>
    </div>
  )
}

/** The hours of the store: each week's for opening and delivery, and special dates. Managers edit them. */
export function HoursTab() {
  const isManager = useMay('stores')
  const load = useStore(storeHours.$state)
  const draft = useStore($draft)
  const nearFocus = useNearFocus()
  useEffect(() => {
    void loadHours()
    return clearHours
  }, [])
  return (
    <div className={s.tab} {...nearFocus}>
      <div className={s.scroll}>
        <Remote load={load} height={480} onRetry={() => void loadHours()}>
          {saved => <Editor hours={draft ?? saved} isManager={isManager} />}
        </Remote>
      </div>
      {draft && <SaveBar draft={draft} />}
    </div>
  )
}
