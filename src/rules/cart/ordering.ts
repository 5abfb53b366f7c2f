/** What decides whether a store that is closed takes orders; only an explicit false switches them off. */
export interface AfterHours {
  afterHoursOrdering?: boolean | null
}

/**
 * Whether a store takes orders now: always while it is open, and while it is closed unless after-hours delivery ordering
 * is set to off (SPEC A5). `isOpen` is whether it is open at this moment, by its hours and the retailer's own switch.
 */
export function isOrderingAllowed(isOpen: boolean, deliverySettings?: AfterHours | null): boolean {
  return isOpen || deliverySettings?.afterHoursOrdering !== false
}
