import type { SeedBusiness } from '../../src/server/seed/types.ts'

/** The demo shop's fictional retailer. */
export const business: SeedBusiness = {
  name: 'Linden & Slate',
  logo: '/pictures/logo.svg',
  phone: '+1 416-555-0140',
  email: 'hello@lindenandslate.example',
  currency: 'CAD',
  ageGate: 'yes-no'
}
