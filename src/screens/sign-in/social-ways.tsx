import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide'
import type { SocialAction, SocialProvider } from '../../contract/social-kinds.ts'
import { useT } from '../../i18n/translate.ts'
import { $business } from '../../stores/business.ts'
import { valueOf } from '../../stores/load.ts'
import { providerNames } from '../../stores/social.ts'
import { $socialState, beginSocial } from '../../stores/social-sign-in.ts'
import { NoticeLine } from '../../ui/notice.tsx'
import { SocialButtons } from '../../ui/social-buttons.tsx'

/** The ways in by Google and Facebook, as far as the business has them, and what came of the last try. */
export function SocialWays({ action, from }: { action: SocialAction; from: string | undefined }) {
  const { t } = useT()
  const business = valueOf(useStore($business))
  const state = useStore($socialState)
  const providers = business?.detail.social ?? []
  return (
    <>
      {state.step === 'failed' && (
        <NoticeLine tone="warn" icon={TriangleAlert}>
          {state.why === 'problem' ? state.problem.message : t(`social.failed.${state.why}`)}
        </NoticeLine>
      )}
      <SocialButtons
        providers={providers.map(id => ({ id, words: t('social.with', { provider: providerNames[id] }) }))}
        or={t('social.or')}
        busy={state.step === 'away' ? state.provider : undefined}
        onChoose={id => void beginSocial(id as SocialProvider, action, from)}
      />
    </>
  )
}
