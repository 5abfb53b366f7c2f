import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Result } from '../../../client/http/problem.ts'
import { $now } from '../../../client/now.ts'
import { showSentence } from '../../../client/toasts.ts'
import { dataOf } from '../../../client/async-state.ts'
import type { Draft } from '../../../contract/staff/drafts.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { layout } from '../../../ui/layout.ts'
import { useFocusMove } from '../../../ui/overlay/use-focus-move.ts'
import { $current, chooseDraft, discard, draftDetail, publish, undo } from '../../data/drafts.ts'
import { showFailure } from '../../data/notices.ts'
import { $store } from '../../data/stores.ts'
import { $dialog } from '../../open-dialog.ts'
import { Remote } from '../../remote.tsx'
import { writeInstant } from '../../time-words.ts'
import { useCatalogueWords } from '../words.ts'
import { FindingList } from '../law/finding-list.tsx'
import { ChangeDate } from './change-date.tsx'
import { ChangeList } from './change-list.tsx'
import { kindsText } from './kinds-text.ts'
import { stuckWord } from './stuck-word.ts'

const s = styles({
  item: 'display:grid;grid-template-columns:minmax(0,1fr);gap:8px;padding-block:12px;border-top:1px solid var(--sf-line);',
  name: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;font-weight:650;overflow-wrap:anywhere;'
})

/** An instant at the selected store in words. */
function useInstant(): (instant: string) => string {
  const { locale } = useCatalogueWords()
  const store = useStore($store)
  const now = useStore($now)
  return instant => (store ? writeInstant(instant, store, now, locale) : '')
}

/** Who began or published a draft, and when. */
function useFacts({ by, at, state, publishAt, publishedAt, publishedBy, undoneAt, changes }: Draft): string {
  const { t } = useCatalogueWords()
  const write = useInstant()
  const count = t('drafts.size', { count: changes })
  if (publishedAt) {
    const undone = state === 'undone' && undoneAt ? [t('drafts.undoneAt', { time: write(undoneAt) })] : []
    return [t('drafts.publishedBy', { name: publishedBy ?? by, time: write(publishedAt) }), ...undone, count].join(
      ' · '
    )
  }
  if (state === 'scheduled' && publishAt) return [t('drafts.at', { time: write(publishAt) }), by, count].join(' · ')
  return [t('drafts.begun', { name: by, time: write(at) }), count].join(' · ')
}

/** True if a draft can be edited. */
const isOpenDraft = ({ state }: Draft): boolean => state === 'open' || state === 'stuck'

/** The changes of a draft, once they are asked for. */
function Changes({ id }: { id: string }) {
  const { t } = useCatalogueWords()
  const load = useStore(draftDetail.$state)
  useEffect(() => void draftDetail.load(id), [id])
  const shown = dataOf(load)
  const isOther = shown !== undefined && shown.id !== id
  return (
    <Remote load={isOther ? { state: 'loading' } : load} height={96} onRetry={() => void draftDetail.load(id)}>
      {detail => (
        <>
          {detail.list.length === 0 ? <p>{t('drafts.none')}</p> : <ChangeList changes={detail.list} />}
          {detail.more > 0 && <p className={layout.small}>{t('drafts.more', { count: detail.more })}</p>}
          {detail.findings.length > 0 && (
            <>
              <h4>{t('law.title')}</h4>
              <FindingList findings={detail.findings} />
            </>
          )}
        </>
      )}
    </Remote>
  )
}

type Asking = 'undo' | 'remove' | 'date' | undefined

interface WaysProps {
  draft: Draft
  name: string
  /** Runs a call, and then shows the sentence `done`. */
  run(call: () => Promise<Result<unknown>>, done: string): void
  onAsk(asking: Asking): void
}

/** The ways on with a draft, by its state. */
function Ways({ draft, name, run, onAsk }: WaysProps) {
  const { t } = useCatalogueWords()
  const isCurrent = useStore($current)?.id === draft.id
  const { id, state, canUndo } = draft
  const isOpen = isOpenDraft(draft)
  const goOn = () => {
    chooseDraft(id)
    $dialog.set({ kind: 'draft', view: 'review' })
  }
  return (
    <>
      {isOpen && (
        <Button aria-label={t(isCurrent ? 'drafts.reviewOf' : 'drafts.goOnOf', { name })} onClick={goOn}>
          {t(isCurrent ? 'drafts.review' : 'drafts.goOn')}
        </Button>
      )}
      {state === 'scheduled' && (
        <Button aria-label={t('drafts.changeDateOf', { name })} onClick={() => onAsk('date')}>
          {t('drafts.changeDate')}
        </Button>
      )}
      {state === 'scheduled' && (
        <Button
          aria-label={t('drafts.takeBackOf', { name })}
          onClick={() => run(() => publish(id, null), t('drafts.takenBack'))}
        >
          {t('drafts.takeBack')}
        </Button>
      )}
      {canUndo && (
        <Button aria-label={t('drafts.undoOf', { name })} onClick={() => onAsk('undo')}>
          {t('drafts.undo')}
        </Button>
      )}
      {(isOpen || state === 'scheduled') && (
        <Button aria-label={t('drafts.discardOf', { name })} onClick={() => onAsk('remove')}>
          {t('drafts.discard')}
        </Button>
      )}
    </>
  )
}

/** Asks before a draft is undone or deleted. */
function Question({ draft, asking, run, onAsk }: Omit<WaysProps, 'name'> & { asking: 'undo' | 'remove' }) {
  const { t } = useCatalogueWords()
  const isUndo = asking === 'undo'
  const yes = () => {
    onAsk(undefined)
    if (isUndo) run(() => undo(draft.id), t('drafts.undone'))
    else run(() => discard(draft.id), t('drafts.discarded'))
  }
  return (
    <div className={layout.stack}>
      <p>{isUndo ? t('drafts.undoText') : t('drafts.discardText', { count: draft.changes })}</p>
      <div className={layout.ways}>
        <Button kind="primary" onClick={() => onAsk(undefined)} data-first="">
          {t(isUndo ? 'drafts.leaveIt' : 'drafts.keep')}
        </Button>
        <Button onClick={yes}>{t(isUndo ? 'drafts.undoDo' : 'drafts.discardDo')}</Button>
      </div>
    </div>
  )
}

/** A draft with its facts, its changes, and the ways on. */
export function DraftItem({ draft }: { draft: Draft }) {
  const { t } = useCatalogueWords()
  const facts = useFacts(draft)
  const [isOpen, setOpen] = useState(false)
  const [asking, setAsking] = useState<Asking>()
  const [isSending, setSending] = useState(false)
  const name = draft.name || kindsText(draft.kinds)
  const box = useFocusMove(`${asking} ${draft.state}`, asking ? '[data-first], input' : '[aria-expanded]')
  const list = useRef<HTMLLIElement>(null)
  const run = async (call: () => Promise<Result<unknown>>, done: string) => {
    setSending(true)
    const section = list.current?.closest('section')
    const result = await call()
    setSending(false)
    if (!result.ok) return showFailure(result.problem)
    showSentence({ text: done })
    // It has moved to another section, or is gone.
    if (!list.current?.isConnected) section?.closest('dialog')?.querySelector<HTMLElement>('button')?.focus()
  }
  return (
    <li className={s.item} ref={list} data-draft={draft.id} aria-busy={isSending}>
      <div className={layout.tight}>
        <p className={s.name}>
          {name}
          {draft.isMine && <Chip tone="line">{t('drafts.yours')}</Chip>}
          {draft.state === 'stuck' && <Chip tone="bad">{t('drafts.isStuck')}</Chip>}
          {draft.state === 'undone' && <Chip tone="warn">{t('drafts.isUndone')}</Chip>}
        </p>
        <p className={layout.small}>{facts}</p>
        {draft.state === 'stuck' && <p className={layout.small}>{t(stuckWord(draft))}</p>}
        {draft.reason && !isOpenDraft(draft) && (
          <p className={layout.small}>{t('law.reason', { reason: draft.reason })}</p>
        )}
      </div>
      <div ref={box} className={layout.stack}>
        {asking === 'date' ? (
          <ChangeDate draft={draft} onClose={() => setAsking(undefined)} />
        ) : asking ? (
          <Question draft={draft} asking={asking} run={(call, done) => void run(call, done)} onAsk={setAsking} />
        ) : (
          <div className={layout.row}>
            <Button
              aria-expanded={isOpen}
              aria-label={t('drafts.changesOf', { name })}
              onClick={() => setOpen(!isOpen)}
            >
              {t('drafts.changes')}
            </Button>
            <Ways draft={draft} name={name} run={(call, done) => void run(call, done)} onAsk={setAsking} />
          </div>
        )}
      </div>
      {isOpen && <Changes id={draft.id} />}
    </li>
  )
}
