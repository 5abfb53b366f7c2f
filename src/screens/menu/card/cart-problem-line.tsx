import { useStore } from '@nanostores/react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useT } from '../../../i18n/translate.ts'
import { $cartProblem, dismissCartProblem } from '../../../stores/cart/cart-problem.ts'
import { layers } from '../../../theme/layers.ts'
import { styles } from '../../../theme/styles.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'

const s = styles({ line: `position:sticky;inset-block-start:calc(var(--sf-top) + 84px);z-index:${layers.bar};` })

/** The problem with the last cart change, until dismissed. */
export function CartProblemLine() {
  const { t } = useT()
  const problem = useStore($cartProblem)
  if (!problem) return null
  return (
    <div className={s.line}>
      <NoticeLine
        tone="warn"
        icon={TriangleAlert}
        way={<IconButton icon={X} label={t('common.close')} onClick={dismissCartProblem} />}
      >
        {t(problem)}
      </NoticeLine>
    </div>
  )
}
