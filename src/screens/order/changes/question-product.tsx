import type { OrderQuestion } from '../../../contract/order/order-change.ts'
import type { OrderLine } from '../../../contract/order/order.ts'
import { formatMoney } from '../../../format/money.ts'
import { formatPotency } from '../../../format/potency.ts'
import { useT } from '../../../i18n/translate.ts'
import { styles } from '../../../theme/styles.ts'
import { layout } from '../../../ui/layout.ts'
import { Picture } from '../../../ui/picture.tsx'

const s = styles({
  product:
    'display:grid;gap:4px;align-content:start;min-width:0;overflow-wrap:anywhere;& > span:first-child { justify-self:start; }',
  name: 'font-weight:500;line-height:1.25;'
})

interface Props {
  /** Says which of both products it is. */
  label: string
  of: Pick<
    OrderLine | NonNullable<OrderQuestion['substitute']>,
    'name' | 'brand' | 'variantName' | 'unitPrice' | 'picture'
  > & {
    pictureWidths?: number[] | undefined
    thc?: NonNullable<OrderQuestion['substitute']>['thc']
  }
  quantity: number
  currency: string
}

/** One of the two products of a question: the missing one, or the one in its place. */
export function QuestionProduct({ label, of, quantity, currency }: Props) {
  const { t, locale } = useT()
  const price = formatMoney(of.unitPrice, locale, currency)
  return (
    <div className={s.product}>
      <p className={layout.small}>{label}</p>
      <Picture of={of} form="flower" size={96} />
      <p className={s.name}>{`${quantity}\u00a0× ${of.name}`}</p>
      <p className={layout.small}>{[of.brand, of.variantName].join(' · ')}</p>
      {of.thc && <p className={layout.small}>{`THC ${formatPotency(of.thc, locale)}`}</p>}
      <p>{quantity > 1 ? t('ask.each', { price }) : price}</p>
    </div>
  )
}
