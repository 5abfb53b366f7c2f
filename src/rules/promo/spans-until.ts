import type { Zone } from '../time/clock-offsets.ts'
import { offerAt, type OfferTimes, type Span } from './offer-times.ts'

/** Maximum number of spans, so that odd times can't make a list without end. */
const MOST = 24

/** Returns the spans of an offer that aren't over at an instant and begin before another one, in their order. */
export function spansUntil(times: OfferTimes | null, now: number, until: number, zone: Zone): Span[] {
  const spans: Span[] = []
  let at = now
  while (spans.length < MOST) {
    const { current, next } = offerAt(times, at, zone)
    const span = current ?? next
    if (!span || span.start >= until) break
    spans.push(span)
    if (span.end >= until) break
    at = span.end
  }
  return spans
}
