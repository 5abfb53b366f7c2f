/** The after-hours setting; only an explicit false disables it. */
export interface AfterHours {
  afterHoursOrdering?: boolean | null
}

/**
 * Returns true if a store accepts orders now: always while open, and while closed unless after-hours delivery ordering
 * is off (SPEC A5). `isOpen` combines the hours and the retailer's own switch.
 */
export function isOrderingAllowed(isOpen: boolean, deliverySettings?: AfterHours | null): boolean {
  return isOpen || deliverySettings?.afterHoursOrdering !== false
}
