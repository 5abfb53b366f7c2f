/** The times of a reward: it is offered from `startsAt` until before `endsAt`; null for no limit. */
export interface RewardTimes {
  startsAt: Date | null
  endsAt: Date | null
}

/** True if a reward is offered at a moment. */
export const isOffered = ({ startsAt, endsAt }: RewardTimes, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
