const isDerived = 'The server makes it from the rest.'
const isSecret = 'It opens something, and is given anew.'
const isBrief = 'It is of use for minutes or days, on this server alone.'

/** The tables that are in no copy of the shop, each with the reason. */
export const leftOutTables: Readonly<Record<string, string>> = {
  attempts: isBrief,
  cart_lines: 'Carts are not orders yet; they end after 30 days.',
  carts: 'Carts are not orders yet; they end after 30 days.',
  codes: isSecret,
  feed_keys: isSecret,
  handoffs: isSecret,
  idempotency_keys: isBrief,
  kiosk_pin_clients: isBrief,
  kiosks: 'A tablet is registered by a secret of its own, and is registered again.',
  known_clients: isBrief,
  mails: 'Only the demo keeps emails.',
  menu_parts: isDerived,
  menu_snapshots: isDerived,
  messages: isBrief,
  missed_searches: 'Counts of words of the last months, for the manager’s list alone; a new server begins its own.',
  outbox: 'A copy would send emails a second time.',
  pair_counts: isDerived,
  pending_identities: isSecret,
  pending_statuses: 'A change that may still be taken back is none yet.',
  product_pairs: isDerived,
  server_secrets: isSecret,
  ready_hours: isDerived,
  ready_times: isDerived,
  sessions: isSecret,
  shelf_counts: isDerived,
  shelves: isDerived,
  shop_copies: isBrief,
  signup_links: isSecret,
  staff_links: isSecret,
  staff_sessions: isSecret
}
