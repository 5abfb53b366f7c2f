import type { Locale } from '../i18n/locale.ts'
import { formatMoney } from './money.ts'

/** Formats an amount in integer cents, without decimals if there are none: `$30`, `30 $`, `$29.95`. */
export const formatWholeMoney = (cents: number, locale: Locale, currency = 'CAD'): string =>
  formatMoney(cents, locale, currency).replace(/[.,]00(?!\d)/, '')
