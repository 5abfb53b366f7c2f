import type { Deal } from '../contract/catalog/deals.ts'
import type { Locale } from '../i18n/locale.ts'
import { translate } from '../i18n/translate.ts'
import type { Zone } from '../rules/time/clock-offsets.ts'
import { dateOf, wallAt } from '../rules/time/time-zone.ts'
import { formatMoney } from './money.ts'
import { writeDate, writeTime, writeWeekday } from './time.ts'

/** Returns when a deal is on: now and until when, or from when; `zone` is the store's. */
export function dealTime({ current, next }: Pick<Deal, 'current' | 'next'>, locale: Locale, zone: Zone): string {
  const words = (instant: string) => {
    const wall = wallAt(Date.parse(instant), zone)
    return { date: writeDate(dateOf(wall), locale), time: writeTime(wall, locale) }
  }
  if (current)
    return current.ends ? translate(locale, 'deal.until', words(current.ends)) : translate(locale, 'deal.now')
  return next ? translate(locale, 'deal.from', words(next.starts)) : ''
}

/** Returns a deal's terms, a line each: its weekly hours, its minimum, its methods, and how often a person may have it. */
export function dealTerms(deal: Omit<Deal, 'items'>, locale: Locale, currency: string): string[] {
  const { weekly, minimum, methods, perPerson } = deal
  const time = (text: string) => writeTime(new Date(`1970-01-01T${text}Z`), locale)
  return [
    ...weekly.map(({ day, from, to }) =>
      translate(locale, 'deal.weekly', { day: writeWeekday(day, locale), from: time(from), to: time(to) })
    ),
    ...(minimum > 0 ? [translate(locale, 'deal.minimum', { amount: formatMoney(minimum, locale, currency) })] : []),
    ...(methods
      ? [
          translate(locale, 'deal.methods', {
            methods: methods.map(name => translate(locale, `method.name.${name}`)).join(', ')
          })
        ]
      : []),
    ...(perPerson === null ? [] : [translate(locale, 'deal.once', { count: perPerson })])
  ]
}
