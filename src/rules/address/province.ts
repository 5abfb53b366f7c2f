import type { Market } from '../../contract/store/market.ts'
import { fold } from '../../lib/search/fold.ts'
import { canada } from '../market/canada.ts'

/** The provinces that an address may be in. */
type Provinces = readonly Pick<Market['provinces'][number], 'code' | 'name'>[]

/** Canada's provinces by all their names. */
const canadian: Provinces = Object.entries(canada.provinces).flatMap(([code, { name }]) =>
  Object.values(name).map(translation => ({ code, name: translation }))
)

/**
 * Returns the code of a province by its name or by the code itself, of Canada's in either language if no others are
 * given; empty if unknown.
 */
export function provinceCode(name: string, provinces: Provinces = canadian): string {
  const wanted = fold(name.trim()).text
  const province = provinces.find(candidate =>
    [candidate.code, candidate.name].some(text => fold(text).text === wanted)
  )
  return province?.code ?? ''
}
