import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { showSentence } from '../../../client/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { layout } from '../../../ui/layout.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { $current, discard } from '../../data/drafts.ts'
import { showFailure } from '../../data/notices.ts'
import { closeDialog, noLock } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { useCatalogueWords } from '../words.ts'

/** Asks before the current draft is deleted. */
export function DiscardDialog() {
  const { t } = useCatalogueWords()
  const { t: say } = useWords()
  const draft = useStore($current)
  const [isSending, setSending] = useState(false)
  const remove = async () => {
    if (!draft) return
    setSending(true)
    const result = await discard(draft.id)
    setSending(false)
    if (!result.ok) return showFailure(result.problem)
    closeDialog()
    showSentence({ text: t('drafts.discarded') })
  }
  return (
    <Dialog title={t('drafts.discardTitle')} closeLabel={say('close')} onClose={closeDialog} lock={noLock}>
      <div className={layout.stack}>
        <p>{t('drafts.discardText', { count: draft?.changes ?? 0 })}</p>
        <div className={layout.ways}>
          <Button kind="primary" onClick={closeDialog}>
            {t('drafts.keep')}
          </Button>
          <Button busy={isSending} onClick={() => void remove()}>
            {t('drafts.discardDo')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
