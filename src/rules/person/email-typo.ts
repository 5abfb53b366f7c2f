import { plainText } from '../../contract/typed/plain-text.ts'

/** The domains that most addresses end with; a near miss is probably a typo. */
const common = [
  'gmail.com',
  'hotmail.com',
  'hotmail.ca',
  'outlook.com',
  'yahoo.com',
  'yahoo.ca',
  'icloud.com',
  'live.ca',
  'videotron.ca',
  'bell.net',
  'rogers.com',
  'shaw.ca'
]

/** Returns true if one insertion, deletion, replacement or swap of neighbours turns `a` into `b`. */
function isOneSlip(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [x, y] = [a.slice(at), b.slice(at)]
  return (
    x.slice(1) === y ||
    x === y.slice(1) ||
    x.slice(1) === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  )
}

/** Returns the address that was probably meant if its domain is one slip from a common one; undefined otherwise. */
export function likelyEmail(typed: string): string | undefined {
  const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(plainText(typed)) ?? []
  const wanted = domain.toLowerCase()
  if (!name || common.includes(wanted)) return undefined
  const meant = common.find(candidate => isOneSlip(wanted, candidate))
  return meant && `${name}@${meant}`
}
