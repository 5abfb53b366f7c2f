import type { LawSource, LawWords } from './rule.ts'

const same = (text: string): LawWords => ({ en: text, fr: text })

/** The federal Cannabis Act; sections such as `17(1)(b)`. */
export const cannabisAct = (section: string): LawSource => ({
  act: { en: 'Cannabis Act', fr: 'Loi sur le cannabis' },
  citation: { en: 'S.C. 2018, c. 16', fr: 'L.C. 2018, ch. 16' },
  section: federalSection(section),
  link: {
    en: `https://laws-lois.justice.gc.ca/eng/acts/C-24.5/section-${numberOf(section)}.html`,
    fr: `https://laws-lois.justice.gc.ca/fra/lois/C-24.5/section-${numberOf(section)}.html`
  }
})

/** The federal Cannabis Regulations. */
export const cannabisRegulations = (section: string): LawSource => ({
  act: { en: 'Cannabis Regulations', fr: 'Règlement sur le cannabis' },
  citation: { en: 'SOR/2018-144', fr: 'DORS/2018-144' },
  section: federalSection(section),
  link: {
    en: `https://laws-lois.justice.gc.ca/eng/regulations/SOR-2018-144/section-${numberOf(section)}.html`,
    fr: `https://laws-lois.justice.gc.ca/fra/reglements/DORS-2018-144/section-${numberOf(section)}.html`
  }
})

/** Quebec's Cannabis Regulation Act. */
export const quebecAct = (section: string, paragraph: number): LawSource => ({
  act: { en: 'Quebec’s Cannabis Regulation Act', fr: 'Loi encadrant le cannabis (Québec)' },
  citation: { en: 'CQLR c. C-5.3', fr: 'RLRQ, c. C-5.3' },
  section: { en: `s. ${section}, par. ${paragraph}`, fr: `art. ${section}, par. ${paragraph}°` },
  link: {
    en: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/C-5.3',
    fr: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-5.3'
  }
})

const handbook =
  'https://aglc.ca/cannabis/cannabis-legislation-and-policies/cannabis-handbooks/retail-cannabis-store-handbook'

/** The handbook of Alberta Gaming, Liquor and Cannabis for stores, which has its sections on pages of their own. */
export const albertaHandbook = (section: string, page: string): LawSource => ({
  act: { en: 'Alberta’s store handbook (AGLC)', fr: 'Guide des magasins de l’Alberta (AGLC)' },
  citation: same('Retail Cannabis Store Handbook'),
  section: same(section),
  link: same(`${handbook}/${page}`)
})

/** The standards of Ontario's Alcohol and Gaming Commission for stores, under O. Reg. 468/18. */
export const ontarioStandards = (section: string, isLikely = false): LawSource => ({
  act: { en: 'Ontario’s standards for stores (AGCO)', fr: 'Normes de l’Ontario pour les magasins (CAJO)' },
  citation: {
    en: 'Registrar’s Standards for Cannabis Retail Stores',
    fr: 'Normes du registrateur pour les magasins de vente au détail de cannabis'
  },
  section: { en: `section ${section}`, fr: `article ${section}` },
  link: same('https://www.agco.ca/book/export/html/19926'),
  ...(isLikely && { isLikely: true as const })
})

/** British Columbia's Cannabis Licensing Regulation. */
export const britishColumbiaRegulation = (section: string): LawSource => ({
  act: {
    en: 'British Columbia’s Cannabis Licensing Regulation',
    fr: 'Cannabis Licensing Regulation (Colombie-Britannique)'
  },
  citation: same('B.C. Reg. 202/2018'),
  section: { en: `s. ${section}`, fr: `art. ${section}` },
  link: same('https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/202_2018')
})

/** British Columbia's terms and conditions for stores. */
export const britishColumbiaTerms = (en: string, fr: string): LawSource => ({
  act: {
    en: 'British Columbia’s terms and conditions for stores',
    fr: 'Conditions des magasins de la Colombie-Britannique'
  },
  citation: same('Cannabis Retail Store Terms and Conditions'),
  section: { en, fr },
  link: same(
    'https://www2.gov.bc.ca/gov/content/employment-business/business/liquor-regulation-licensing/non-medical-cannabis-licenses/cannabis-resources-information/cannabis-advertising-promotion'
  ),
  isLikely: true
})

/** Saskatchewan's policy manual for permit holders. */
export const saskatchewanManual = (en: string, fr: string): LawSource => ({
  act: { en: 'Saskatchewan’s policy manual (SLGA)', fr: 'Manuel de la Saskatchewan (SLGA)' },
  citation: same('Cannabis Regulatory Policy Manual'),
  section: { en, fr },
  link: same('https://www.slga.com/cannabis/cannabis-permits/cannabis-retailing/cannabis-retail-store-permitting'),
  isLikely: true
})

/** Manitoba's terms and conditions for stores. */
export const manitobaTerms = (en: string, fr: string): LawSource => ({
  act: { en: 'Manitoba’s conditions of licences (LGCA)', fr: 'Conditions des licences du Manitoba (LGCA)' },
  citation: {
    en: 'The Liquor, Gaming and Cannabis Control Act, C.C.S.M. c. L153',
    fr: 'Loi sur la réglementation des alcools, des jeux et du cannabis, c. L153 de la C.P.L.M.'
  },
  section: { en, fr },
  link: {
    en: 'https://web2.gov.mb.ca/laws/statutes/ccsm/l153.php?lang=en',
    fr: 'https://web2.gov.mb.ca/laws/statutes/ccsm/l153.php?lang=fr'
  },
  isLikely: true
})

const numberOf = (section: string): string => /^[\d.]+/.exec(section)?.[0] ?? ''

/** A section as federal law writes it: `s. 17(1)(b)`, `par. 17(1)b)`. */
function federalSection(section: string): LawWords {
  const isParagraph = /\([a-z]\)$/.test(section)
  return { en: `s. ${section}`, fr: `${isParagraph ? 'al.' : 'art.'} ${section.replace(/\(([a-z])\)$/, '$1)')}` }
}
