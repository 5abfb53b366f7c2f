import { useStore } from '@nanostores/react'
import { useT } from '../../i18n/translate.ts'
import { $slug } from '../../stores/location/location.ts'
import { $removedLine, putBack } from '../../stores/cart/lines/removed-line.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'

/** Names the removed line, with an undo button. */
export function RemovedNotice() {
  const { t } = useT()
  const removed = useStore($removedLine)
  const slug = useStore($slug)
  if (!removed || removed.location !== slug) return null
  return (
    <div data-back="">
      <NoticeLine
        way={
          <Button kind="quiet" onClick={() => void putBack()}>
            {t('cart.putBack')}
          </Button>
        }
      >
        {t('cart.removed', { name: removed.name })}
      </NoticeLine>
    </div>
  )
}
