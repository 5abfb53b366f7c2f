import { Button } from '../../../ui/button.tsx'
import { layout } from '../../../ui/layout.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { noLock } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { useCatalogueWords } from '../words.ts'

interface Props {
  name: string
  /** What shoppers notice of it. */
  text: string
  onKeep(): void
  /** Undefined if it can't be removed; `text` says why. */
  onRemove?: (() => void) | undefined
}

/** Asks whether to take a promotion or banner away. */
export function RemoveDialog({ name, text, onKeep, onRemove }: Props) {
  const { t } = useCatalogueWords()
  const { t: word } = useWords()
  return (
    <Dialog title={t('promo.removeTitle', { name })} closeLabel={word('close')} onClose={onKeep} lock={noLock}>
      <div className={layout.stack}>
        <p>{text}</p>
        <div className={layout.ways}>
          <Button kind="primary" onClick={onKeep}>
            {t('promo.keep')}
          </Button>
          {onRemove && <Button onClick={onRemove}>{t('promo.removeDo')}</Button>}
        </div>
      </div>
    </Dialog>
  )
}
