import { createForm } from '../../client/form.ts'
import type { PotencyUnit } from '../../contract/catalog/potency.ts'
import { setLot, type StaffLot } from '../../contract/staff/staff-lots.ts'
import { readPotencyText } from '../../rules/lot/potency-text.ts'
import { isDate } from '../../rules/time/is-date.ts'

const blank = { number: '', left: '', packagedOn: '', thc: '', cbd: '', unit: '%', coa: '', was: '', isCounted: '' }

type Values = typeof blank

const isCount = (text: string): boolean => /^\d{1,9}$/.test(text.trim())
const textOf = (text: string): string | null => text.trim() || null
const figureOf = (text: string, unit: string) => readPotencyText(text, unit as PotencyUnit)

/** Returns the errors that the contract's shape can't say. */
function check({ left, packagedOn, thc, cbd, unit }: Values) {
  const day = packagedOn.trim()
  return {
    ...(!isCount(left) && { left: left.trim() === '' ? ('required' as const) : ('number' as const) }),
    ...(day !== '' && !isDate(day) && { packagedOn: 'wrong' as const }),
    ...(figureOf(thc, unit) === undefined && { thc: 'wrong' as const }),
    ...(figureOf(cbd, unit) === undefined && { cbd: 'wrong' as const })
  }
}

/** A lot as it is typed: `was` has the pieces that a correction is based on, and is empty for a new lot. */
export const lotForm = createForm(
  'person',
  blank,
  setLot.body,
  ({ number, left, packagedOn, thc, cbd, unit, coa, was, isCounted }) => ({
    number,
    left: isCount(left) ? Number(left) : 0,
    packagedOn: isDate(packagedOn.trim()) ? packagedOn.trim() : null,
    thc: figureOf(thc, unit) ?? null,
    cbd: figureOf(cbd, unit) ?? null,
    coa: textOf(coa),
    was: was === '' ? null : Number(was),
    isCounted: isCounted !== ''
  }),
  undefined,
  { check }
)

const figureText = (figure: StaffLot['thc']): string =>
  figure ? (figure.min === figure.max ? `${figure.max}` : `${figure.min}-${figure.max}`) : ''

/** Returns a lot as the form has it. */
export const typedLot = ({ number, left, packagedOn, thc, cbd, coa }: StaffLot): Partial<Values> => ({
  number,
  left: String(left),
  was: String(left),
  packagedOn: packagedOn ?? '',
  thc: figureText(thc),
  cbd: figureText(cbd),
  unit: thc?.unit ?? cbd?.unit ?? '%',
  coa: coa ?? ''
})
