import { useStore } from '@nanostores/react'
import type { SocialProvider } from '../../contract/account/social-kinds.ts'
import { CurrentPasswordField } from '../../components/fields/password-fields.tsx'
import { useT } from '../../i18n/translate.ts'
import { Link } from '../../routing/router.tsx'
import { fieldOf, formOf, type MessageOverrides } from '../../stores/core/form-messages.ts'
import { providerNames } from '../../stores/account/provider-names.ts'
import { otherWayIn } from '../../stores/session/sign-in/other-way-in.ts'
import { $social } from '../../stores/session/social-session.ts'
import { completeLink, linkForm } from '../../stores/account/social-sign-in.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'
import { UserName } from '../../ui/form/user-name.tsx'

const own: MessageOverrides = { 'password.wrong': 'signIn.wrong' }

/** Asks for the password of the account with the same email address before linking the provider to it. */
export function LinkForm({ provider, email }: { provider: SocialProvider; email: string }) {
  const { t } = useT()
  const state = useStore(linkForm.$state)
  const from = useStore($social)[provider].actionFrom
  return (
    <section className={layout.wide} aria-label={t('social.label')}>
      <h1 tabIndex={-1}>{t('social.link')}</h1>
      <p>{t('social.linkText', { email, provider: providerNames[provider] })}</p>
      <Form
        {...formOf({ ...state, values: { password: '' } }, t, own)}
        label={t('social.link')}
        onSubmit={() => void completeLink()}
      >
        <UserName value={email} />
        <CurrentPasswordField {...fieldOf(linkForm, state, 'password', t, own)} />
        <Button kind="primary" type="submit" tall wide busy={state.isSending}>
          {t('social.linkDo')}
        </Button>
      </Form>
      <div>
        <Link to={otherWayIn(from, 'forgot')} className={buttonClass({ kind: 'quiet' })}>
          {t('signIn.forgot')}
        </Link>
      </div>
    </section>
  )
}
