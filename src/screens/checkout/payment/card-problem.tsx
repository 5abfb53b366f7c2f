import { useLayoutEffect, useRef } from 'react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { useT } from '../../../i18n/translate.ts'
import type { CardState } from '../../../stores/checkout/card.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { layout } from '../../../ui/layout.ts'

const s = styles({
  box: `display:grid;gap:4px;padding:12px 16px;border-radius:var(--sf-radius-card);background:var(--sf-bad-tint);color:var(--sf-bad);
&:focus { outline:0; }
& p { display:flex;gap:8px;font-weight:500; }
& svg { margin-top:2px; }`
})

interface Props {
  card: CardState
  /** True if the other way to pay is at the shopper's door. */
  isDelivery: boolean
  onRetry(): void
  onInStore(): void
}

/** The reason a card failed, with buttons to retry with empty fields or pay in store. */
export function CardProblem({ card, isDelivery, onRetry, onInStore }: Props) {
  const { t } = useT()
  const box = useRef<HTMLDivElement>(null)
  const isWrong = card.step === 'refused' || card.step === 'failed'
  // Field errors are shown by the fields, which already have focus.
  const isSaid = isWrong && !(card.step === 'failed' && card.why === 'fields')
  useLayoutEffect(() => {
    if (isSaid) box.current?.focus()
  }, [card, isSaid])
  if (!isWrong) return null
  const text =
    card.step === 'refused' ? t(`pay.refused.${card.reason}`) : t(card.problem ?? { key: `pay.failed.${card.why}` })
  return (
    <div ref={box} className={s.box} role="alert" tabIndex={-1}>
      <p>
        <Icon of={TriangleAlert} />
        <span>{text}</span>
      </p>
      <div className={layout.row}>
        {isSaid && <Button onClick={onRetry}>{t(card.step === 'refused' ? 'pay.another' : 'common.retry')}</Button>}
        <Button onClick={onInStore}>{t(isDelivery ? 'pay.atDoorInstead' : 'pay.inStore')}</Button>
      </div>
    </div>
  )
}
