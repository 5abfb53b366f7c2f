import type { SeedReward, SeedText } from '../../src/server/seed/types.ts'

const off = (dollars: number): SeedText => ({ en: `$${dollars} off`, fr: `${dollars}\u00a0$ de rabais` })

/** The demo shop's rewards: slightly better value than redeeming points one by one. */
export const rewards: SeedReward[] = [
  { id: 'off-2', name: off(2), points: 35, value: 200 },
  { id: 'off-5', name: off(5), points: 90, value: 500 },
  { id: 'off-10', name: off(10), points: 175, value: 1000 },
  { id: 'off-20', name: off(20), points: 340, value: 2000 }
]
