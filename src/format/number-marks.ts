import type { Locale } from '../i18n/locale.ts'

/** The decimal mark of a language, and the mark between thousands. */
interface NumberMarks {
  decimal: string
  group: string
}

// The first Intl object takes a slow phone about 80 ms, and the menu shows prices before anything else: the languages of
// most visits are written down here.
const marks = new Map<string, NumberMarks>([
  ['en-CA', { decimal: '.', group: ',' }],
  ['fr-CA', { decimal: ',', group: '\u00a0' }]
])

/** Returns the marks of a language: those above, otherwise the browser's. */
export function numberMarks(locale: Locale): NumberMarks {
  let localeMarks = marks.get(locale)
  if (!localeMarks) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8)
    const mark = (type: 'decimal' | 'group') => parts.find(part => part.type === type)?.value ?? ''
    marks.set(locale, (localeMarks = { decimal: mark('decimal'), group: mark('group') }))
  }
  return localeMarks
}
