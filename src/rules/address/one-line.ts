/** The parts of a home address on one line. */
export interface LineParts {
  line1: string
  /** Empty for none. */
  unit: string
  city: string
  postalCode: string
}

/** The separator of the parts, which is therefore taken out of them. */
const BETWEEN = ', '
/** Letters and digits, five at least: the area that some places have instead of a postal code is shorter. */
const whole = /^(?=.*\d)[A-Z\d][A-Z\d\s-]{3,8}[A-Z\d]$/i

/** Writes a home address on one line, with the postal code last and unbroken: `60 Ossington Avenue, 4, Toronto, M6J 2Z4`. */
export const writeOneLine = ({ line1, unit, city, postalCode }: LineParts): string =>
  [line1, unit, city, postalCode.replace(' ', '\u00A0')]
    .map(part => part.split(BETWEEN).join(' ').trim())
    .filter(Boolean)
    .join(BETWEEN)

/** Reads an address that is written so; undefined for any other place, such as the area of a postal code. */
export function readOneLine(address: string): LineParts | undefined {
  const parts = address.split(BETWEEN)
  const [line1 = '', ...rest] = parts
  const postalCode = rest.pop()?.replace('\u00A0', ' ') ?? ''
  const city = rest.pop()
  if (!city || rest.length > 1 || !/\d/.test(line1) || !whole.test(postalCode)) return undefined
  return { line1, unit: rest[0] ?? '', city, postalCode }
}
