import { atom } from 'nanostores'
import { request } from '../api/request.ts'
import type { SocialProvider } from '../contract/social-kinds.ts'
import { unlinkSocial } from '../contract/social.ts'
import { forgetOn } from './forget.ts'
import { explain } from './load.ts'
import { readProfile } from './profile.ts'
import { providerNames } from './social.ts'
import { showSentence, showToast } from './toasts.ts'

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
