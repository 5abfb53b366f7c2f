/** A tip as it was chosen: a fixed amount in cents, or a share of the goods in whole percent, which wins. */
export interface ChosenTip {
  tip: number
  tipShare?: number | null | undefined
}

/** Returns a tip in cents: a share follows the subtotal (SPEC C25), and none exceeds the rest of the order. */
export const tipOn = ({ tip, tipShare }: ChosenTip, subtotal: number, rest: number): number =>
  Math.min(tipShare ? Math.round((subtotal * tipShare) / 100) : tip, rest)
