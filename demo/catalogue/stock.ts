import { hash } from './hash.ts'

const codes: Record<string, string> = {
  qw: 'queen-west',
  ke: 'kensington',
  by: 'byward-market',
  in: 'inglewood',
  mp: 'mount-pleasant'
}

/**
 * Returns the stock of one size per location. Marks: `X` sold out everywhere, `qw0` sold out at one store, `qw3` three
 * left there, `-qw` not listed there; otherwise derived from the hash of the size's name.
 */
export function stockOf(key: string, marks: string[]): Record<string, number> {
  const stock: Record<string, number> = {}
  for (const [code, location] of Object.entries(codes)) {
    const value = hash(`${key} ${location}`)
    const said = marks.find(mark => new RegExp(`^${code}\\d+$`).test(mark))
    if (marks.includes(`-${code}`)) continue
    if (said !== undefined) stock[location] = Number(said.slice(code.length))
    else if (marks.includes('X')) stock[location] = 0
    else if (value % 8 === 0 && code !== 'qw') continue
    else stock[location] = usual(value)
  }
  return stock
}

/** Mostly well stocked; sometimes only a few or none. */
function usual(value: number): number {
  const die = (value >>> 4) % 20
  if (die === 0) return 0
  if (die < 3) return 1 + ((value >>> 9) % 3)
  return 5 + ((value >>> 9) % 42)
}
