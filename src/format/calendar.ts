/** An entry of a calendar; the instants are ISO 8601. */
export interface CalendarEntry {
  id: string
  start: string
  end: string
  title: string
  place: string
  text: string
}

const stamp = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')

/** Breaks a line after 60 characters: a line has at most 75 bytes, and characters may take several. */
const folded = (line: string): string => line.match(/.{1,60}/gu)?.join('\r\n ') ?? ''

/** Writes a calendar file with one entry (RFC 5545). */
export function calendarFile({ id, start, end, title, place, text }: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Storefront//Orders//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    ''
  ]
    .map(folded)
    .join('\r\n')
}
