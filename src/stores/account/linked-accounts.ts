import { request } from '../../client/http/request.ts'
import type { SocialProvider } from '../../contract/account/social-kinds.ts'
import { unlinkSocial } from '../../contract/account/social.ts'
import { resettable } from '../../client/reset.ts'
import { toProblem } from '../../client/async-state.ts'
import { readProfile } from './profile.ts'
import { providerNames } from './provider-names.ts'
import { showSentence, showToast } from '../../client/toasts.ts'

/** The provider being unlinked from the account. */
export const $unlinking = resettable<SocialProvider | undefined>('person', undefined)

/** Unlinks a provider from the account. The API refuses to remove the only sign-in method. */
export async function unlink(provider: SocialProvider): Promise<void> {
  if ($unlinking.get()) return
  $unlinking.set(provider)
  const result = await request(unlinkSocial, { params: { provider } })
  if ($unlinking.get() !== provider) return
  const named = { provider: providerNames[provider] }
  if (result.ok) {
    await readProfile()
    showToast('ties.untied', 'ok', named)
  } else if (result.problem.code === 'conflict') showToast('ties.onlyWay', 'warn', named)
  else showSentence(toProblem(result.problem), 'bad')
  $unlinking.set(undefined)
}
