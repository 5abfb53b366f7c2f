import type { Locale } from '../i18n/locale.ts'
import { writeTime } from './time.ts'

/** Formats a range of times of day, with what both share only once: `5:40–5:55 pm`, `17 h 40 – 17 h 55`. */
export function writeTimeRange(from: Date, to: Date, locale: Locale): string {
  const [start, end] = [writeTime(from, locale), writeTime(to, locale)]
  if (locale !== 'en-CA') return `${start} – ${end}`
  const [, time = start, half] = /^(.+)\u00a0(am|pm)$/.exec(start) ?? []
  return half && end.endsWith(half) ? `${time}–${end}` : `${start} – ${end}`
}
