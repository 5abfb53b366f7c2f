import type { StoredTax, Words } from '../../../db/schema.ts'

interface Tax {
  code: string
  /** Thousandths of a percent. */
  rate: number
}

const gst: Tax = { code: 'GST', rate: 5_000 }
const hst = (percent: number): Tax[] => [{ code: 'HST', rate: percent * 1_000 }]

/**
 * Sales taxes by province, for prices before tax. Ontario's and Alberta's are those of the demo's stores; check the
 * others before selling there.
 */
const byProvince: Record<string, Tax[]> = {
  AB: [gst],
  BC: [gst, { code: 'PST', rate: 7_000 }],
  MB: [gst],
  NB: hst(15),
  NL: hst(15),
  NS: hst(14),
  NT: [gst],
  NU: [gst],
  ON: hst(13),
  PE: hst(15),
  QC: [gst, { code: 'QST', rate: 9_975 }],
  SK: [gst, { code: 'PST', rate: 6_000 }],
  YT: [gst]
}

const names: Record<string, Words> = {
  GST: { en: 'GST', fr: 'TPS' },
  HST: { en: 'HST', fr: 'TVH' },
  PST: { en: 'PST', fr: 'TVP' },
  QST: { en: 'QST', fr: 'TVQ' }
}

/** Returns a province's taxes on an amount in cents, each rounded half up to the cent. */
export function taxesOn(subtotal: number, province: string): StoredTax[] {
  const taxes = byProvince[province]
  if (taxes === undefined) throw new Error(`No tax rates are defined for the province ${province}.`)
  return taxes.map(({ code, rate }) => ({ code, amount: Math.floor((subtotal * rate * 2 + 100_000) / 200_000) }))
}

/** Returns the display name of a tax. */
export const taxName = (code: string): Words => names[code] ?? { en: code, fr: code }
