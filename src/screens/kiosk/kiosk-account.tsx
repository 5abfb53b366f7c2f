import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import type { StoreLocation } from '../../contract/store/location.ts'
import { MenuLink } from '../../components/menu-link.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { useT } from '../../i18n/translate.ts'
import { fieldOf, formOf } from '../../stores/core/form-messages.ts'
import { $phoneSignIn, beginPhoneSignIn, endPhoneSignIn } from '../../stores/kiosk/handoff.ts'
import { $canText } from '../../stores/location/texts.ts'
import { $session } from '../../stores/session/session.ts'
import {
  $challenge,
  codeForm,
  dropCode,
  sendCode,
  sendCodeForm,
  signInWithCode,
  typeCode
} from '../../stores/session/sign-in/sign-in-code.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Field } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'

const s = styles({
  ways: `display:grid;grid-template-columns:minmax(0,1fr);gap:32px;
@container sf (min-width: 700px) { grid-template-columns:1fr 1fr;gap:48px; }`,
  code: 'font-size:36px;font-weight:650;letter-spacing:.2em;font-variant-numeric:tabular-nums;',
  qr: 'width:min(280px,100%);'
})

/** Sends a code to the phone and signs in with it. */
function ByCode() {
  const { t } = useT()
  const sending = useStore(sendCodeForm.$state)
  const checking = useStore(codeForm.$state)
  const challenge = useStore($challenge)
  if (!challenge)
    return (
      <Form {...formOf(sending, t)} label={t('kiosk.signIn.byCode')} onSubmit={() => void sendCode()}>
        <Field
          {...fieldOf(sendCodeForm, sending, 'to', t, { to: 'field.phone' })}
          type="tel"
          inputMode="tel"
          required
        />
        <Button kind="primary" type="submit" tall wide busy={sending.isSending}>
          {t('kiosk.signIn.send')}
        </Button>
      </Form>
    )
  return (
    <Form {...formOf(checking, t)} label={t('field.code')} onSubmit={() => void signInWithCode()}>
      <p role="status">{t('code.sent', { to: challenge.sentTo })}</p>
      <Field {...fieldOf(codeForm, checking, 'code', t)} onValue={typeCode} inputMode="numeric" required />
      <Button kind="primary" type="submit" tall wide busy={checking.isSending}>
        {t('signIn.do')}
      </Button>
      <Button kind="quiet" onClick={dropCode}>
        {t('code.other')}
      </Button>
    </Form>
  )
}

/** Signs in by scanning a QR code with one's own phone, which approves it. */
function ByPhone() {
  const { t } = useT()
  const phone = useStore($phoneSignIn)
  useEffect(() => {
    void beginPhoneSignIn()
    return endPhoneSignIn
  }, [])
  if (phone.state === 'failed')
    return (
      <div className={layout.stack} role="alert">
        <p>{t(phone.problem)}</p>
        <Button onClick={() => void beginPhoneSignIn()}>{t('common.retry')}</Button>
      </div>
    )
  if (phone.state !== 'shown') return <Spinner />
  return (
    <div className={layout.stack}>
      <div className={s.qr}>
        <QrCode text={phone.link} label={t('kiosk.signIn.qr')} size={280} />
      </div>
      <p>{t('kiosk.signIn.match')}</p>
      <p className={s.code}>{phone.code}</p>
    </div>
  )
}

/** Sign-in at a kiosk: with one's own phone or a code, never with a password; and who is signed in. */
export function KioskAccount({ location: { slug, features } }: { location: StoreLocation }) {
  const { t } = useT()
  const canText = useStore($canText)
  const { userDetails: user, userLoyaltyDetails: loyalty } = useStore($session)
  if (user)
    return (
      <Notice
        icon={Smartphone}
        top
        title={t('kiosk.account.hello', { name: user.firstName })}
        text={loyalty && features.loyalty ? t('kiosk.account.points', { count: loyalty.points }) : undefined}
      >
        <MenuLink location={slug} kind="primary" />
      </Notice>
    )
  return (
    <section className={layout.wide} aria-label={t('kiosk.signIn.title')}>
      <h1 tabIndex={-1}>{t('kiosk.signIn.title')}</h1>
      <div className={s.ways}>
        <div className={layout.stack}>
          <h2>{t('kiosk.signIn.byPhone')}</h2>
          <ByPhone />
        </div>
        {canText && (
          <div className={layout.stack}>
            <h2>{t('kiosk.signIn.byCode')}</h2>
            <ByCode />
          </div>
        )}
      </div>
      <div>
        <MenuLink location={slug} />
      </div>
    </section>
  )
}
