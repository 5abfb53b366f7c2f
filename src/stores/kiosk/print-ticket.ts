import type { StoreLocation } from '../../contract/store/location.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translate } from '../../i18n/translate.ts'
import { qrOf } from '../../lib/qr.ts'
import { platform } from '../../platform/platform.ts'
import { linkTo } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { ticketOf, ticketOrder, type TicketOrder } from './ticket.ts'
import type { PlacedAtKiosk } from './kiosk-order.ts'

const whileWaiting = ({ waiting, cart }: PlacedAtKiosk): TicketOrder => ({
  code: waiting.code ?? '',
  number: null,
  placedAt: new Date(waiting.at).toISOString(),
  tender: 'in_store',
  card: null,
  total: cart.total,
  lines: cart.lines,
  readyBy: null,
  sums: cart
})

/** Prints the ticket of an order, also of one that waits for the network. */
export function printTicket(placed: PlacedAtKiosk, location: StoreLocation, locale: Locale): void {
  const { order } = placed
  const link = order && linkTo(paths.order(order.location, order.id))
  const shown = order ? ticketOrder(order) : whileWaiting(placed)
  platform().equipment?.print(ticketOf(shown, location, locale, link === undefined ? undefined : qrOf(link)))
}

/** Prints a ticket that only shows that the printer works. */
export function printTestTicket(location: StoreLocation, locale: Locale): void {
  const { compliance } = location
  const lines = [translate(locale, 'kiosk.staff.testPrint')]
  platform().equipment?.print({ title: compliance.storeName, lang: locale, width: '80mm', code: 'A000', lines })
}
