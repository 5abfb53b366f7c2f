import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '../../../lib/listen.ts'
import { platform } from '../../../platform/platform.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { takeLostFocus } from '../../../ui/overlay/lost-focus.ts'
import { showSentence } from '../../../client/toasts.ts'
import type { Draft } from '../../../contract/staff/drafts.ts'
import { $current, drafts } from '../../data/drafts.ts'
import { followDrafts } from '../../data/live-drafts.ts'
import { $dialog, $hasUnsaved, type DraftView } from '../../open-dialog.ts'
import { hasUnsaved } from '../edit/save-product.ts'
import { hasUnsavedBanner } from '../banners/banner-form.ts'
import { hasUnsavedPromo } from '../promotions/promo-form.ts'
import { pointsForm } from '../rewards/points-form.ts'
import { rewardForm } from '../rewards/reward-form.ts'
import { saleGroupForm } from '../sales/sale-edits.ts'
import { hasUnsavedSettings } from '../stores/settings-form.ts'
import { say, useCatalogueWords } from '../words.ts'
import { stuckWord } from './stuck-word.ts'

const s = styles({
  // After the board's content, which is after the toasts.
  place: 'order:1;',
  bar: `display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;padding:8px 16px;background:var(--sf-raised);border-top:1px solid var(--sf-line);box-shadow:var(--sf-shadow);
& > p { flex:1 1 220px;font-weight:500; } & small { display:block;font-size:14px;color:var(--sf-bad); }
@container sf (max-width: 479px) { padding:4px 8px;& > p { flex-basis:100%; } & > button { flex:1 1 auto;padding-inline:8px;font-size:14px; } }`
})

/** Reads the drafts when the board is opened, whenever one has changed, and after the network or the page's reader is back. */
function useDrafts(): void {
  useEffect(() => {
    void drafts.load()
    const ends = [platform().onReturn(() => void drafts.load()), followDrafts(showNewConflict)]
    return () => ends.forEach(end => end())
  }, [])
}

/** Shows that a published draft differs from the member's own. */
const showNewConflict = ({ publishedBy }: Draft): void =>
  showSentence({ text: say('drafts.newConflict', { name: publishedBy ?? '' }) }, 'warn')

const hasUnsavedMore = () => [rewardForm, pointsForm, saleGroupForm].some(form => form.hasUnsaved())

/** Asks before the browser or the member leaves the board with typed text that isn't in the draft yet, in whichever section. */
function useLeaveWarning(): void {
  useEffect(() => {
    const isUnsaved = () =>
      hasUnsaved() || hasUnsavedPromo() || hasUnsavedBanner() || hasUnsavedMore() || hasUnsavedSettings()
    $hasUnsaved.set(isUnsaved)
    return listen(window, ['beforeunload'], event => isUnsaved() && event.preventDefault())
  }, [])
}

/** The bar at the bottom of all sections while the current draft has changes: how many, and the ways on. */
export function DraftBar() {
  useDrafts()
  useLeaveWarning()
  const { t } = useCatalogueWords()
  const draft = useStore($current)
  const box = useRef<HTMLDivElement>(null)
  const isShown = draft !== undefined && draft.changes > 0
  useLayoutEffect(() => {
    // Its buttons go when the draft is published or discarded.
    if (!isShown) takeLostFocus(box.current)
  }, [isShown])
  const params = { name: draft?.name ?? '', count: draft?.changes ?? 0 }
  const count = isShown ? t(draft.name ? 'drafts.countOf' : 'drafts.count', params) : ''
  const conflicts = isShown && draft.conflicts > 0 ? t('drafts.conflicts', { count: draft.conflicts }) : ''
  const open = (view: DraftView) => () => $dialog.set({ kind: 'draft', view })
  return (
    <div ref={box} tabIndex={-1} className={s.place}>
      <LiveRegion text={[count, conflicts].filter(Boolean).join('. ')} />
      {isShown && (
        <div className={s.bar} role="region" aria-label={t('drafts.bar')}>
          <p>
            {count}
            {conflicts && <small>{conflicts}</small>}
            {draft.state === 'stuck' && <small>{t(stuckWord(draft))}</small>}
          </p>
          <Button onClick={open('preview')}>{t('drafts.preview')}</Button>
          <Button onClick={open('review')}>{t('drafts.review')}</Button>
          <Button onClick={open('discard')}>{t('drafts.discard')}</Button>
          <Button kind="primary" onClick={open('publish')}>
            {t('drafts.publish')}
          </Button>
        </div>
      )}
    </div>
  )
}
