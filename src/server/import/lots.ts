import type { Potency } from '../../contract/catalog/potency.ts'
import { isDate } from '../../rules/time/is-date.ts'
import type { ColumnSign } from './numbers/decimal-signs.ts'
import type { Row } from './read/read-rows.ts'
import { type Report, warn } from './report/report.ts'
import { readPotency } from './values.ts'

/** The lot that a row's stock belongs to. */
export interface ListedLot {
  number: string
  /** `YYYY-MM-DD`; null if the list doesn't state it. */
  packagedOn: string | null
  /** The figures of the row where they are exact, as on a lot's label. */
  thc: Potency | null
  cbd: Potency | null
  coa: string | null
}

/**
 * Reads the lot of a row; undefined if it names none. A date or an address that can't be read is left out with a warning: no
 * day is guessed, because a product would be sold as fresher than it is.
 */
export function readLot(
  { cells, line }: Row,
  signOf: (field: 'thc' | 'cbd') => ColumnSign,
  report: Report
): ListedLot | undefined {
  const { lot: number, packaged_on: day, coa, name } = cells
  if (number === '') {
    if (day !== '' || coa !== '') warn(report, 'no-lot', line, name)
    return undefined
  }
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && isDate(day)
  if (day !== '' && !isDay) warn(report, 'packaged-on-unreadable', line, `${name}: “${day}”`)
  const isAddress = /^https:\/\/[^\s/?#]+\S*$/i.test(coa)
  if (coa !== '' && !isAddress) warn(report, 'coa-unreadable', line, `${name}: “${coa}”`)
  const exact = (field: 'thc' | 'cbd') => {
    const figure = readPotency(cells[field], signOf(field).sign)
    return figure && figure.min === figure.max ? figure : null
  }
  return {
    number,
    packagedOn: isDay ? day : null,
    thc: exact('thc'),
    cbd: exact('cbd'),
    coa: isAddress ? coa : null
  }
}
