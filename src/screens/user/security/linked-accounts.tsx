import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import type { Profile } from '../../../contract/account/me.ts'
import type { SocialProvider } from '../../../contract/account/social-kinds.ts'
import { useT } from '../../../i18n/translate.ts'
import { paths } from '../../../routing/paths.ts'
import { $business } from '../../../stores/location/business.ts'
import { dataOf } from '../../../client/async-state.ts'
import { providerNames } from '../../../stores/account/provider-names.ts'
import { $socialState, beginSocial, closeSocial } from '../../../stores/account/social-sign-in.ts'
import { $unlinking, unlink } from '../../../stores/account/linked-accounts.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { layout } from '../../../ui/layout.ts'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { Block } from '../block.tsx'
import { rows } from '../row.ts'

/**
 * Google and Facebook, if configured by the business or linked to the account, with buttons to link and unlink each.
 */
export function LinkedAccounts({ profile }: { profile: Profile }) {
  const { t } = useT()
  const offered = dataOf(useStore($business))?.detail.social ?? []
  const state = useStore($socialState)
  const untying = useStore($unlinking)
  // Clear the error of an earlier attempt.
  useEffect(() => {
    if ($socialState.get().step === 'failed') closeSocial()
  }, [])
  const providers = (Object.keys(providerNames) as SocialProvider[]).filter(
    name => offered.includes(name) || profile.providers.includes(name)
  )
  if (providers.length === 0) return null
  return (
    <Block title={t('ties.title')}>
      {state.step === 'failed' && (
        <NoticeLine tone="warn" icon={TriangleAlert}>
          {state.why === 'problem' ? t(state.problem) : t(`social.failed.${state.why}`)}
        </NoticeLine>
      )}
      <ul className={rows.list}>
        {providers.map(name => {
          const isTied = profile.providers.includes(name)
          const words = { provider: providerNames[name] }
          return (
            <li key={name} className={rows.row}>
              <div>
                <p className={rows.name}>
                  {providerNames[name]} {isTied && <Chip tone="ok">{t('ties.is')}</Chip>}
                </p>
                {!isTied && <p className={layout.small}>{t('ties.isNot')}</p>}
              </div>
              <Button
                busy={untying === name || (state.step === 'away' && state.provider === name)}
                onClick={() => void (isTied ? unlink(name) : beginSocial(name, 'link', paths.user('security')))}
              >
                {t(isTied ? 'ties.untie' : 'ties.tie', words)}
              </Button>
            </li>
          )
        })}
      </ul>
    </Block>
  )
}
