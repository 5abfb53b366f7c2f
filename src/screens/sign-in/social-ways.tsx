import { useStore } from '@nanostores/react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import type { SocialAction, SocialProvider } from '../../contract/account/social-kinds.ts'
import { useT } from '../../i18n/translate.ts'
import { $business } from '../../stores/location/business.ts'
import { dataOf } from '../../client/async-state.ts'
import { providerNames } from '../../stores/account/provider-names.ts'
import { $socialState, beginSocial } from '../../stores/account/social-sign-in.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { SocialButtons } from '../../components/social-buttons.tsx'
import { SocialMark } from './social-mark.tsx'

/** Google and Facebook buttons, as configured by the business, and the error of the last attempt. */
export function SocialWays({ action, from }: { action: SocialAction; from: string | undefined }) {
  const { t } = useT()
  const business = dataOf(useStore($business))
  const state = useStore($socialState)
  const providers = business?.detail.social ?? []
  return (
    <>
      {state.step === 'failed' && (
        <NoticeLine tone="warn" icon={TriangleAlert}>
          {state.why === 'problem' ? t(state.problem) : t(`social.failed.${state.why}`)}
        </NoticeLine>
      )}
      <SocialButtons
        providers={providers.map(id => ({
          id,
          words: t('social.with', { provider: providerNames[id] }),
          mark: <SocialMark of={id} />
        }))}
        or={t('social.or')}
        busy={state.step === 'away' ? state.provider : undefined}
        onChoose={id => void beginSocial(id as SocialProvider, action, from)}
      />
    </>
  )
}
