import { atom } from 'nanostores'
import { request } from '../../api/request.ts'
import type { SocialProvider } from '../../contract/account/social-kinds.ts'
import { unlinkSocial } from '../../contract/account/social.ts'
import { forgetOn } from '../core/reset.ts'
import { explain } from '../core/async-state.ts'
import { readProfile } from './profile.ts'
import { providerNames } from '../session/social.ts'
import { showSentence, showToast } from '../core/toasts.ts'

/** The provider that is being untied from the account. */
export const $untying = atom<SocialProvider | undefined>(undefined)

/** Unties a provider from the account; the only way in stays. */
export async function untie(provider: SocialProvider): Promise<void> {
  if ($untying.get()) return
  $untying.set(provider)
  const result = await request(unlinkSocial, { params: { provider } })
  if ($untying.get() !== provider) return
  const named = { provider: providerNames[provider] }
  if (result.ok) {
    await readProfile()
    showToast('ties.untied', 'ok', named)
  } else if (result.problem.code === 'conflict') showToast('ties.onlyWay', 'warn', named)
  else showSentence(explain(result.problem).message, 'bad')
  $untying.set(undefined)
}

forgetOn('orders', () => $untying.set(undefined))
