import type { MarketData, ProvinceData } from './market-data.ts'

const gst = { code: 'GST', rate: 5 }
const hst = (rate: number) => [{ code: 'HST', rate }]
const pst = (rate: number) => [gst, { code: 'PST', rate }]
const place = (legalAge: number, taxes: ProvinceData['taxes'], en: string, fr = en) => ({
  name: { en, fr },
  legalAge,
  taxes
})

/**
 * Canada, the market of a business that names none (SPEC C1), with the legal ages of SPEC C11. Ontario's and Alberta's
 * taxes are those of the demo's stores; check the others before selling there.
 */
export const canada: MarketData = {
  country: 'CA',
  // Canada Post's: no D, F, I, O, Q or U, and no W or Z in the first place.
  postalCodes: { pattern: '[ABCEGHJ-NPRSTVXY]\\d[A-Z]\\d[A-Z]\\d', example: 'M5V 1A1' },
  rounding: 'half-up',
  taxNames: {
    GST: { en: 'GST', fr: 'TPS' },
    HST: { en: 'HST', fr: 'TVH' },
    PST: { en: 'PST', fr: 'TVP' },
    QST: { en: 'QST', fr: 'TVQ' }
  },
  provinces: {
    AB: place(18, [gst], 'Alberta'),
    BC: place(19, pst(7), 'British Columbia', 'Colombie-Britannique'),
    MB: place(19, [gst], 'Manitoba'),
    NB: place(19, hst(15), 'New Brunswick', 'Nouveau-Brunswick'),
    NL: place(19, hst(15), 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'),
    NS: place(19, hst(14), 'Nova Scotia', 'Nouvelle-Écosse'),
    NT: place(19, [gst], 'Northwest Territories', 'Territoires du Nord-Ouest'),
    NU: place(19, [gst], 'Nunavut'),
    // Printed books have HST's federal part alone (GST/HST Info Sheet GI-065).
    ON: place(19, [...hst(13), { ...gst, named: true }], 'Ontario'),
    PE: place(19, hst(15), 'Prince Edward Island', 'Île-du-Prince-Édouard'),
    QC: place(21, [gst, { code: 'QST', rate: 9.975 }], 'Quebec', 'Québec'),
    SK: place(19, pst(6), 'Saskatchewan'),
    YT: place(19, [gst], 'Yukon')
  }
}
