import { request } from '../../client/http/request.ts'
import { beginHandoff, claimHandoff, type Handoff } from '../../contract/account/handoff.ts'
import { linkTo } from '../../routing/location.ts'
import { platform } from '../../platform/platform.ts'
import { type Problem, toProblem } from '../../client/async-state.ts'
import { createLatest } from '../../client/latest.ts'
import { resettable } from '../../client/reset.ts'
import { $slug } from '../location/location.ts'
import { approvalPath } from '../session/sign-in/return-to.ts'
import { signIn } from '../session/sign-in/sign-in.ts'

/** How often the kiosk asks whether the phone has approved, in milliseconds. */
const ASK_EVERY = 2000

/** A sign-in with one's own phone: the link that it opens, and the digits that both screens show. */
type PhoneSignIn =
  | { state: 'idle' | 'loading' }
  | { state: 'shown'; link: string; code: string }
  | { state: 'failed'; problem: Problem }

/** The sign-in that the kiosk shows as a QR code. */
export const $phoneSignIn = resettable<PhoneSignIn>('shopper', { state: 'idle' })

const attempts = createLatest(['shopper', 'person'])

async function claim({ id, secret }: Handoff, isLatest: () => boolean): Promise<void> {
  const result = await request(claimHandoff, { body: { id, secret } })
  if (!isLatest()) return
  if (result.ok && result.value.session) return signIn(result.value.session)
  // Expired, or used up: another one takes its place.
  if (!result.ok && result.problem.kind === 'refused') return beginPhoneSignIn()
  platform().clock.after(ASK_EVERY, () => {
    if (isLatest()) void claim({ id, secret } as Handoff, isLatest)
  })
}

/** Begins a sign-in with one's own phone, and waits for its approval. */
export async function beginPhoneSignIn(): Promise<void> {
  const location = $slug.get()
  if (location === undefined) return
  const isLatest = attempts.begin()
  if ($phoneSignIn.get().state !== 'shown') $phoneSignIn.set({ state: 'loading' })
  const result = await request(beginHandoff, { body: { location } })
  if (!isLatest()) return
  if (!result.ok) return $phoneSignIn.set({ state: 'failed', problem: toProblem(result.problem) })
  const link = linkTo(approvalPath(result.value.id))
  $phoneSignIn.set({ state: 'shown', link, code: result.value.code })
  await claim(result.value, isLatest)
}

/** Ends the waiting. */
export function endPhoneSignIn(): void {
  attempts.cancel()
  $phoneSignIn.set({ state: 'idle' })
}
