import type { Figures } from '../../contract/staff/figures.ts'
import { formatMoney } from '../../format/money.ts'
import { layout } from '../../ui/layout.ts'
import { useFigureWords } from './figure-words.ts'

/** The orders that are no part of a close yet: placed by its end, and not handed over. */
export function OpenOrders({ figures: { open, currency } }: { figures: Figures }) {
  const { t, locale } = useFigureWords()
  const money = (cents: number) => formatMoney(cents, locale, currency)
  if (open.orders === 0) return <p className={layout.small}>{t('figures.noneOpen')}</p>
  const [total, paid] = [money(open.total), money(open.paid)]
  return <p className={layout.small}>{t('figures.open', { count: open.orders, total, paid })}</p>
}
