import type { PotencyUnit } from '../../../contract/catalog/potency.ts'
import { formatNumber } from '../../../format/number.ts'
import { formatWholeMoney } from '../../../format/whole-money.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Band, SpanName } from '../../../rules/menu/bands.ts'

/** Formats a potency of a filter: `20%` in English, `20 %` in French, `10 mg`. */
export const potencyText = (value: number, unit: PotencyUnit, locale: Locale): string =>
  `${formatNumber(value, locale)}${unit === '%' && locale === 'en-CA' ? '' : '\u00a0'}${unit}`

/** Names a band: `Under $30`, `20–25%`, `30% or more`; a dose includes its upper edge: `Up to 2.5 mg`. */
export function bandText(
  { from, to, max }: Band,
  name: SpanName,
  unit: PotencyUnit,
  locale: Locale,
  currency: string
): string {
  const isMoney = name === 'price'
  const write = (value: number) =>
    isMoney ? formatWholeMoney(value, locale, currency) : potencyText(value, unit, locale)
  const isDose = !isMoney && unit === 'mg'
  if (from === 0) return translate(locale, isDose && max === to ? 'band.upTo' : 'band.under', { value: write(to) })
  if (to === Infinity) return translate(locale, isDose ? 'band.over' : 'band.from', { value: write(from) })
  const start = isMoney ? write(from) : formatNumber(from, locale)
  return translate(locale, 'band.between', { from: start, to: write(to) })
}
