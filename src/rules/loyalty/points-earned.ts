/**
 * Returns the points that an order earns: those of the paid cents after deals, codes, the reward and redeemed points, and
 * before delivery, deposits, taxes and tip, with the tier's bonus in percent. Parts of a point don't count.
 */
export const pointsEarned = (paid: number, perDollar: number, bonus = 0): number =>
  Math.floor((Math.max(0, paid) * perDollar * (100 + bonus)) / 10_000)

/** Returns the cents of goods that have to be paid for to earn some points; Infinity if nothing earns any. */
export const centsFor = (points: number, perDollar: number): number =>
  perDollar > 0 ? Math.ceil((points * 100) / perDollar) : Infinity
