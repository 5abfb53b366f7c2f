import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $birth, submitBirth, typeBirth } from '../../stores/birth-gate.ts'
import { $ageGate, $business } from '../../stores/business.ts'
import { valueOf } from '../../stores/load.ts'
import { $session } from '../../stores/session.ts'
import { signOut } from '../../stores/sign-in.ts'
import { $legalAge } from '../../stores/visitor-age.ts'
import { styles } from '../../theme/styles.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

const s = styles({
  form: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;width:100%;margin-top:8px;text-align:start;',
  // Errors stand below all three, where there is room for a sentence.
  parts: `border:0;margin:0;padding:0;min-width:0;display:grid;grid-template-columns:1fr 1fr 1.4fr;gap:12px;
& legend { padding:0;margin-bottom:8px;font-weight:500; } & > * { min-width:0; }`,
  ways: 'display:grid;grid-template-columns:minmax(0,1fr);gap:12px;width:100%;margin-top:8px;',
  text: 'text-wrap:balance;'
})

const parts = [
  ['day', 2, 'bday-day'],
  ['month', 2, 'bday-month'],
  ['year', 4, 'bday-year']
] as const

function BirthForm() {
  const { t } = useT()
  const { typed, error, refusals } = useStore($birth)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    submitBirth()
  }
  return (
    <form ref={form} className={s.form} noValidate onSubmit={submit}>
      <fieldset className={s.parts}>
        <legend>{t('age.birth')}</legend>
        {parts.map(([name, length, autoComplete]) => {
          const label = t(`field.${name}`)
          return (
            <Field
              key={name}
              id={`sf-birth-${name}`}
              name={name}
              label={label}
              value={typed[name]}
              inputMode="numeric"
              maxLength={length}
              autoComplete={autoComplete}
              required
              error={error?.field === name ? t(`error.${error.reason}`, { field: label }) : undefined}
              onValue={value => typeBirth(name, value)}
            />
          )
        })}
      </fieldset>
      <Button kind="primary" type="submit" tall wide>
        {t('common.continue')}
      </Button>
    </form>
  )
}

/** Why the account that is signed in is kept out, and the ways on. */
function KeptOut({ dob }: { dob: string | null }) {
  const { t } = useT()
  const age = useStore($legalAge)
  const phone = valueOf(useStore($business))?.detail.phone
  return (
    <>
      <p className={s.text} role="status">
        {dob === null ? t('age.noBirth') : t('age.refused', { age })}
      </p>
      <div className={s.ways}>
        {dob === null && phone && (
          <a className={buttonClass({ kind: 'primary', tall: true })} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        )}
        <Button tall onClick={() => void signOut()}>
          {t('session.signOut')}
        </Button>
      </div>
    </>
  )
}

function AccountWays() {
  const { t } = useT()
  return (
    <>
      <p className={s.text}>{t('age.account')}</p>
      <div className={s.ways}>
        <Link to={paths.user('', 'menu')} className={buttonClass({ kind: 'primary', tall: true })}>
          {t('signIn.do')}
        </Link>
        <Link to={paths.user('sign-up', 'menu')} className={buttonClass({ tall: true })}>
          {t('signUp.title')}
        </Link>
      </div>
    </>
  )
}

/** What the age gate asks for in the modes `date-of-birth` and `account` (SPEC C11). */
export function GateForm() {
  const mode = useStore($ageGate)
  const { userDetails } = useStore($session)
  if (mode !== 'account') return <BirthForm />
  return userDetails ? <KeptOut dob={userDetails.dob} /> : <AccountWays />
}
