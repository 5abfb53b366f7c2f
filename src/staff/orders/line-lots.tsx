import type { OrderLine } from '../../contract/order/order.ts'
import { useWords } from '../staff-words.ts'
import { writeShortDay } from '../time-words.ts'

/** The lots to pick an item from, each with its units and packaging date. */
export function LineLots({ lots = [], className }: Pick<OrderLine, 'lots'> & { className?: string }) {
  const { t, locale } = useWords()
  return lots.map(({ number, packagedOn, quantity }) => (
    <p key={number} className={className}>
      {packagedOn
        ? t('lotPackaged', { count: quantity, number, date: writeShortDay(packagedOn, locale) })
        : t('lot', { count: quantity, number })}
    </p>
  ))
}
