import { fold } from '../../lib/search/fold.ts'

/** ISO 3166-2 codes of Canada's provinces and territories, with their names in English and French. */
const provinces: Record<string, [en: string, fr?: string]> = {
  AB: ['Alberta'],
  BC: ['British Columbia', 'Colombie-Britannique'],
  MB: ['Manitoba'],
  NB: ['New Brunswick', 'Nouveau-Brunswick'],
  NL: ['Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
  NS: ['Nova Scotia', 'Nouvelle-Écosse'],
  NT: ['Northwest Territories', 'Territoires du Nord-Ouest'],
  NU: ['Nunavut'],
  ON: ['Ontario'],
  PE: ['Prince Edward Island', 'Île-du-Prince-Édouard'],
  QC: ['Quebec', 'Québec'],
  SK: ['Saskatchewan'],
  YT: ['Yukon']
}

/** Returns the code of a province by its name in either language or by the code itself; empty if unknown. */
export function provinceCode(name: string): string {
  const wanted = fold(name.trim()).text
  const found = Object.entries(provinces).find(([code, [en, fr = en]]) =>
    [code, en, fr].some(one => fold(one).text === wanted)
  )
  return found?.[0] ?? ''
}

/** Returns the province codes with their names in a language. */
export const provinceNames = (language: 'en' | 'fr'): [code: string, name: string][] =>
  Object.entries(provinces).map(([code, [en, fr = en]]) => [code, language === 'fr' ? fr : en])
