import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { DraftChange, DraftDetail } from '../../../contract/staff/drafts.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { layout } from '../../../ui/layout.ts'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { useFocusMove } from '../../../ui/overlay/use-focus-move.ts'
import { $current, draftDetail, dropFromDraft, settle } from '../../data/drafts.ts'
import { showFailure } from '../../data/notices.ts'
import { $dialog, closeDialog, noLock } from '../../open-dialog.ts'
import { Remote } from '../../remote.tsx'
import { useWords } from '../../staff-words.ts'
import { useCatalogueWords } from '../words.ts'
import { ChangeList, isConflict } from './change-list.tsx'
import { fieldName, valueText } from './field-words.ts'
import { useFacts } from './use-facts.ts'

const s = styles({
  conflict:
    'display:grid;gap:8px;margin-top:4px;padding:8px 12px;border-radius:var(--sf-radius-card);background:var(--sf-warn-tint);color:var(--sf-warn);',
  ways: 'display:flex;flex-wrap:wrap;gap:8px;'
})

type FieldChange = DraftChange['fields'][number]

/** A field that was published with another value since: theirs or mine. */
function Conflict({ draft, change, field }: { draft: string; change: DraftChange; field: FieldChange }) {
  const { t } = useCatalogueWords()
  const facts = useFacts()
  const [isSending, setSending] = useState(false)
  const name = `${change.label}, ${fieldName(field.name)}`
  const take = async (take: 'mine' | 'theirs') => {
    setSending(true)
    const result = await settle(draft, [{ kind: change.kind, id: change.id, name: field.name, take }])
    setSending(false)
    if (!result.ok) showFailure(result.problem)
  }
  return (
    <div className={s.conflict}>
      <p>{t('drafts.since', { value: valueText(field.name, field.now, facts) })}</p>
      <div className={s.ways}>
        <Button busy={isSending} aria-label={t('drafts.theirsOf', { name })} onClick={() => void take('theirs')}>
          {t('drafts.theirs')}
        </Button>
        <Button busy={isSending} aria-label={t('drafts.mineOf', { name })} onClick={() => void take('mine')}>
          {t('drafts.mine')}
        </Button>
      </div>
    </div>
  )
}

/** Takes one change out of the draft. */
function Drop({ draft, change }: { draft: string; change: DraftChange }) {
  const { t } = useCatalogueWords()
  const [isSending, setSending] = useState(false)
  const drop = async () => {
    setSending(true)
    const result = await dropFromDraft(draft, [change])
    setSending(false)
    if (!result.ok) showFailure(result.problem)
  }
  return (
    <div>
      <Button
        kind="quiet"
        busy={isSending}
        aria-label={t('drafts.dropOf', { name: change.label })}
        onClick={() => void drop()}
      >
        {t('drafts.drop')}
      </Button>
    </div>
  )
}

function Changes({ detail }: { detail: DraftDetail }) {
  const { t } = useCatalogueWords()
  const conflicts = detail.list.flatMap(({ fields }) => fields.filter(isConflict)).length
  // The button that was pressed goes with its change.
  const box = useFocusMove(`${detail.changes} ${conflicts}`, 'h3')
  return (
    <div className={layout.stack} ref={box}>
      <h3 tabIndex={-1}>{t('drafts.count', { count: detail.changes })}</h3>
      <LiveRegion text={conflicts > 0 ? t('drafts.conflicts', { count: conflicts }) : ''} />
      {conflicts > 0 && <NoticeLine tone="warn">{t('drafts.conflictText', { count: conflicts })}</NoticeLine>}
      {detail.changes === 0 ? (
        <p>{t('drafts.none')}</p>
      ) : (
        <ChangeList
          changes={detail.list}
          ways={change => <Drop draft={detail.id} change={change} />}
          conflict={(change, field) => <Conflict draft={detail.id} change={change} field={field} />}
        />
      )}
      {detail.more > 0 && <p className={layout.small}>{t('drafts.more', { count: detail.more })}</p>}
      {detail.changes > 0 && (
        <div className={layout.ways}>
          <Button kind="primary" onClick={() => $dialog.set({ kind: 'draft', view: 'publish' })}>
            {t('drafts.publish')}
          </Button>
          <Button onClick={() => $dialog.set({ kind: 'draft', view: 'preview' })}>{t('drafts.preview')}</Button>
        </div>
      )}
    </div>
  )
}

/** The changes of the current draft, each with its old and new value; they can be dropped, and conflicts settled. */
export function ReviewDialog() {
  const { t } = useCatalogueWords()
  const { t: say } = useWords()
  const id = useStore($current)?.id
  const load = useStore(draftDetail.$state)
  useEffect(() => {
    if (id) void draftDetail.load(id)
  }, [id])
  return (
    <Sheet title={t('drafts.review')} closeLabel={say('close')} onClose={closeDialog} lock={noLock}>
      {id === undefined ? (
        <p>{t('drafts.none')}</p>
      ) : (
        <Remote load={load} height={240} onRetry={() => void draftDetail.load(id)}>
          {detail => <Changes detail={detail} />}
        </Remote>
      )}
    </Sheet>
  )
}
