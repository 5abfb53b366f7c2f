import type { TaxRate } from '../tax/taxes-on.ts'
import { canada } from './canada.ts'
import type { MarketData } from './market-data.ts'

/**
 * British Columbia's tax on vapour products, 20 %, with GST on the price that includes it. Cannabis is a vapour product in liquid form
 * for a vaping device: in a cartridge, a pod or a disposable pen. Dried flower, other extracts and dry herb vaporizers are taxed
 * as everything else. Among accessories, batteries and other devices for liquids are vapour products too: they need the codes GST and PST-V
 * of their own, which their form doesn't show. Saskatchewan's Vapour Products Tax has no entry: it exempts cannabis (Information Bulletin VPT-1).
 */
const vapour: TaxRate = {
  code: 'PST-V',
  rate: 20,
  named: true,
  forms: ['vape'],
  from: '2020-01-01',
  source:
    'Provincial Sales Tax Act, SBC 2012 c 35, sections 1 and 34 (11), as amended by Bill 45, 2019; BC Ministry of Finance, Notice to Sellers of Vapour Products'
}

const { BC } = canada.provinces

/** Canada with its taxes on products of some forms. Apart from the rest, because pages don't need them. */
export const canadaWithProductTaxes: MarketData = {
  ...canada,
  taxNames: { ...canada.taxNames, 'PST-V': { en: 'PST on vapour products', fr: 'TVP sur les produits de vapotage' } },
  provinces: { ...canada.provinces, ...(BC && { BC: { ...BC, taxes: [...BC.taxes.map(aboveVapour), vapour] } }) }
}

/** GST is on the price with the tax, and the other provincial tax is on all other products. */
function aboveVapour(tax: TaxRate): TaxRate {
  return tax.code === 'GST' ? { ...tax, above: [vapour.code] } : { ...tax, exempt: vapour.forms }
}
