import { useT } from '../../../i18n/translate.ts'
import type { CardState } from '../../../stores/checkout/card.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { layout } from '../../../ui/layout.ts'
import { BankDialog } from './bank-dialog.tsx'
import { CardProblem } from './card-problem.tsx'

interface Props {
  card: CardState
  /** True if the other way to pay is at the shopper's door. */
  isDelivery: boolean
  onRetry(): void
  onInStore(): void
}

/** The state of a card payment: waiting, the bank's question, or the reason of a failure, with the ways on. */
export function CardProgress({ card, isDelivery, onRetry, onInStore }: Props) {
  const { t } = useT()
  const { step } = card
  const isBusy = step === 'loading' || step === 'collecting' || step === 'confirming'
  return (
    <>
      <p className={layout.row} role="status">
        {isBusy && <Spinner />}
        {isBusy && <span className={layout.quiet}>{t(`pay.busy.${step}`)}</span>}
      </p>
      <CardProblem card={card} isDelivery={isDelivery} onRetry={onRetry} onInStore={onInStore} />
      {step === 'challenge' && <BankDialog url={card.url} />}
    </>
  )
}
