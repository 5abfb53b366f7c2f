import { checkSetup, type SetupFacts } from '../../../src/contract/staff/setup.ts'
import type { Launch } from '../../../src/contract/staff/launch.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import type { Rendered } from '../../screens/support/render.tsx'
import { drawBoard, type StaffShop } from './board.tsx'

const province = (code: string, name: string, regulator: string, zones: string[]) => ({
  code,
  name,
  legalAge: 19,
  taxes: [{ name: 'HST', rate: 13 }],
  regulator,
  zones
})

/** Facts of two provinces, one of which has two time zones. */
export const facts: SetupFacts = {
  limit: 30,
  provinces: [
    province('MB', 'Manitoba', 'LGCA', ['America/Winnipeg']),
    province('ON', 'Ontario', 'AGCO', ['America/Toronto', 'America/Winnipeg'])
  ]
}

/** A shop without products whose store is closed. */
export const newShop: Launch = {
  products: 0,
  pictures: 0,
  pages: ['https://www.fern.example/order'],
  hasPolicies: false,
  stores: [{ slug: 'queen-west', name: 'Queen West', isOpen: false, delivers: false }]
}

/** Opens the link that a server without a shop has printed. */
export function openSetup(api: StaffShop, locale?: Locale): Rendered {
  api.on(checkSetup, facts)
  history.replaceState(null, '', '#setup=the-key')
  return drawBoard(locale)
}

/** Goes back to an address without a key, and a page without a language. */
export function leaveSetup(): void {
  history.replaceState(null, '', location.pathname)
  document.documentElement.removeAttribute('lang')
}
