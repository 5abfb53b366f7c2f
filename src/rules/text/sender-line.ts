/** The parts of a postal address that a line of it has. */
interface PostalAddress {
  line1: string
  unit: string | null
  city: string
  province: string
  postalCode: string
}

/** The business that sends something, and the store whose address it gives. */
export interface Sender {
  business: { name: string; email: string | null; phone: string | null }
  store: { address: PostalAddress; contacts: readonly { type: string; value: string }[] } | undefined
}

/** Writes an address in one line: `12 Main St, 4, Toronto ON M5V 1A1`. */
export const postalLine = ({ line1, unit, city, province, postalCode }: PostalAddress): string =>
  [line1, unit, `${city} ${province} ${postalCode}`].filter(Boolean).join(', ')

/** Returns the email address or phone number of a sender: the business’s, or else the store’s. */
export const contactOf = ({ business, store }: Sender): string | undefined =>
  business.email ?? business.phone ?? store?.contacts.find(({ type }) => type === 'email' || type === 'phone')?.value

/**
 * Writes who asks for consent or sends a message, as CASL wants it named (s. 6(2)(a) and (b), s. 10(1)(b)): `Shop, 12 Main St,
 * Toronto ON M5V 1A1, hello@shop.example.com`.
 */
export const senderLine = (sender: Sender): string =>
  [sender.business.name, sender.store && postalLine(sender.store.address), contactOf(sender)].filter(Boolean).join(', ')
