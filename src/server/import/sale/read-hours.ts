import type { WeeklyWindow } from '../../../rules/promo/offer-times.ts'

const names: readonly (readonly string[])[] = [
  ['sun', 'sunday', 'dim', 'dimanche'],
  ['mon', 'monday', 'lun', 'lundi'],
  ['tue', 'tues', 'tuesday', 'mar', 'mardi'],
  ['wed', 'weds', 'wednesday', 'mer', 'mercredi'],
  ['thu', 'thur', 'thurs', 'thursday', 'jeu', 'jeudi'],
  ['fri', 'friday', 'ven', 'vendredi'],
  ['sat', 'saturday', 'sam', 'samedi']
]
const everyDay = new Set(['daily', 'every day', 'everyday', 'tous les jours', 'chaque jour'])

/** No more are needed for several windows on each day. */
const longest = 500

const time = String.raw`\d{1,2}(?::\d\d|\s*h\s*\d\d|\s*h)?(?:\s*[ap]\.?m\.?)?`
const until = String.raw`\s*(?:[-–—]|\b(?:to|until|a)\b)\s*`
const entry = new RegExp(
  String.raw`[\s,;|]*(?<days>[a-z][a-z.,&\s–—-]*?)[\s:,]*\b(?:(?:from|de)\s+)?(?<from>${time})${until}(?<to>${time})(?=\s*(?:[,;|]|$))`,
  'y'
)

/**
 * Reads weekly windows, in English or French: `Tue 16:00-20:00; Fri 4 pm - 8 pm`, `lundi au vendredi 16 h à 20 h`. An end at or
 * before the start is on the next day. Undefined if any part can't be read.
 */
export function readHours(text: string): WeeklyWindow[] | undefined {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s,;|]+$/, '')
  if (plain.length > longest) return undefined
  const windows: WeeklyWindow[] = []
  for (let at = 0; at < plain.length; at = entry.lastIndex) {
    entry.lastIndex = at
    const found = entry.exec(plain)?.groups
    const days = daysOf(found?.['days'] ?? '')
    const [from, to] = [timeOf(found?.['from'] ?? ''), timeOf(found?.['to'] ?? '')]
    if (!days || from === undefined || to === undefined || from === '24:00' || from === to) return undefined
    windows.push(...days.map(day => ({ day, from, to: to === '24:00' ? '00:00' : to })))
  }
  return windows
}

/** Returns the days of `tue, fri`, of `mon-fri` or of `daily`; undefined if one is unknown. */
function daysOf(text: string): number[] | undefined {
  const plain = text.replaceAll('.', '').replace(/\s+/g, ' ').trim()
  if (everyDay.has(plain)) return [0, 1, 2, 3, 4, 5, 6]
  const days = plain.split(/\s*(?:[,&]|\band\b|\bet\b)\s*/).map(part => {
    const [first, last, ...more] = part.split(/\s*(?:[-–—]|\b(?:to|au|a)\b)\s*/).map(dayOf)
    if (first === undefined || more.length > 0) return undefined
    if (last === undefined) return /[-–—]|\b(?:to|au|a)\b/.test(part) ? undefined : [first]
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7)
  })
  return days.includes(undefined) ? undefined : [...new Set(days.flatMap(some => some ?? []))]
}

function dayOf(text: string): number | undefined {
  const name = text.replace(/^(?:du|les?|on|every)\s+/, '')
  const day = names.findIndex(forms => forms.some(form => name === form || name === `${form}s`))
  return day < 0 ? undefined : day
}

/** Returns `HH:mm`, up to `24:00`; a bare `4` may be either half of the day. */
function timeOf(text: string): string | undefined {
  const [, hours = '', minutes = '00', half] = /^(\d+)(?:\s*[:h]\s*(\d\d)?)?\s*(?:([ap])\.?m\.?)?$/.exec(text) ?? []
  const hour = Number(hours)
  if (Number(minutes) > 59 || hours === '') return undefined
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined
    return `${String((hour % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`
  }
  if (!/[:h]/.test(text) || hour > 24 || (hour === 24 && minutes !== '00')) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
