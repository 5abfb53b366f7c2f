import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { useT } from '../../i18n/translate.ts'
import { Link } from '../../routing/router.tsx'
import { providerNames } from '../../stores/account/provider-names.ts'
import { otherWayIn } from '../../stores/session/sign-in/other-way-in.ts'
import { $social } from '../../stores/session/social-session.ts'
import { $socialState, beginSocial, closeSocial, finishSocialSignIn } from '../../stores/account/social-sign-in.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useFocusMove } from '../../ui/overlay/use-focus-move.ts'
import { LinkForm } from './link-form.tsx'

function Shown() {
  const { t } = useT()
  const state = useStore($socialState)
  const social = useStore($social)
  if (state.step === 'link') return <LinkForm provider={state.provider} email={state.email} />
  const who = state.step === 'idle' ? undefined : state.provider
  const isLink = who !== undefined && social[who].actionType === 'link'
  if (state.step !== 'failed') {
    const busy = isLink ? t('ties.busy', { provider: providerNames[who] }) : t('social.busy')
    return (
      <section className={layout.wide} aria-label={t('social.label')}>
        <h1 tabIndex={-1}>{busy}</h1>
        <Skeleton label={busy} />
      </section>
    )
  }
  const { provider } = state
  const text = state.why === 'problem' ? t(state.problem) : t(`social.failed.${state.why}`)
  const again = () => {
    if (provider) void beginSocial(provider, social[provider].actionType ?? 'sign-in', social[provider].actionFrom)
  }
  return (
    <Notice icon={TriangleAlert} title={t(isLink ? 'ties.failed' : 'social.failed')} text={text} top alert>
      {provider && (
        <Button kind="primary" onClick={again}>
          {t('common.retry')}
        </Button>
      )}
      <Link to={otherWayIn(provider && social[provider].actionFrom)} className={buttonClass()}>
        {t('social.other')}
      </Link>
    </Notice>
  )
}

/** The return page of social sign-in (SPEC A2, C7): exchanges the code and returns the shopper to where they were. */
export function GoogleAuthScreen() {
  const { step } = useStore($socialState)
  const box = useFocusMove(step === 'failed' || step === 'link' ? step : 'busy', 'h1')
  useEffect(() => {
    void finishSocialSignIn()
    return closeSocial
  }, [])
  return (
    <div ref={box}>
      <Shown />
    </div>
  )
}
