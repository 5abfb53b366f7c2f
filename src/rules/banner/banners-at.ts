import type { Banner } from '../../contract/catalog/banners.ts'

const startOf = ({ starts }: Banner['shown'][number]): number => (starts ? Date.parse(starts) : -Infinity)
const endOf = ({ ends }: Banner['shown'][number]): number => (ends ? Date.parse(ends) : Infinity)

/** Returns the banners that are in force at an instant in milliseconds, in their order. */
export const bannersAt = (banners: readonly Banner[], now: number): Banner[] =>
  banners.filter(({ shown }) => shown.some(span => startOf(span) <= now && now < endOf(span)))

/** Returns the next instant at which a banner begins or ends; Infinity for none. */
export const nextBannerChange = (banners: readonly Banner[], now: number): number =>
  Math.min(
    ...banners.flatMap(({ shown }) => shown.flatMap(span => [startOf(span), endOf(span)])).filter(at => at > now),
    Infinity
  )
