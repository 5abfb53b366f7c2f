import type { Language } from '../http/request/language.ts'

const midnight: Record<Language, string> = { en: 'midnight', fr: 'minuit' }

/**
 * Formats the time of day of a wall time, kept in the UTC fields of a date, as the shop does: `5:40 pm`, `17 h 40`; a full hour in
 * French is `17 h`, and 0 o'clock `midnight`, `minuit`.
 */
export function writeTime(wall: Date, language: Language): string {
  const hour = wall.getUTCHours()
  const minute = String(wall.getUTCMinutes()).padStart(2, '0')
  const isFull = minute === '00'
  if (hour === 0 && isFull) return midnight[language]
  if (language === 'fr') return `${hour}\u00a0h${isFull ? '' : `\u00a0${minute}`}`
  return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`
}
