import { formatMoney } from '../format/money.ts'
import { useT } from '../i18n/translate.ts'
import type { ZoneTerms } from '../stores/location/deliver-to.ts'
import { formatDeliveryHours } from '../stores/location/hours/delivery-hours.ts'
import { layout } from '../ui/layout.ts'

/** The zone of a delivery with its fee and hours. */
export function ZoneLines({ terms, currency }: { terms: ZoneTerms; currency: string }) {
  const { t, locale } = useT()
  const money = (cents: number) => formatMoney(cents, locale, currency)
  const { name: zone, fee, freeFrom, hours } = terms
  const window = formatDeliveryHours(hours, locale)
  return (
    <>
      <p className={layout.small}>
        {fee > 0 ? t('deliver.zone', { zone, fee: money(fee) }) : t('deliver.free', { zone })}
        {fee > 0 && freeFrom !== null && ` · ${t('deliver.freeFrom', { amount: money(freeFrom) })}`}
      </p>
      {window && <p className={layout.small}>{window}</p>}
    </>
  )
}
