import { useStore } from '@nanostores/react'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { BirthFields, birthNames } from '../../components/fields/birth-fields.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $birth, submitBirth, typeBirth } from '../../stores/session/birth-gate.ts'
import { $ageGate } from '../../stores/location/business.ts'
import { $session } from '../../stores/session/session.ts'
import { signOut } from '../../stores/session/sign-in/current-session.ts'
import { $legalAge } from '../../stores/session/visitor-age.ts'
import { classes, styles } from '../../theme/styles.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'

const s = styles({
  form: 'width:100%;margin-top:8px;'
})

const wrong = { required: 'error.required', wrong: 'error.wrong' } as const

const ids = { day: 'sf-birth-day', month: 'sf-birth-month', year: 'sf-birth-year' }

function BirthForm() {
  const { t } = useT()
  const { typed, error, refusals } = useStore($birth)
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    submitBirth()
  }
  return (
    <form ref={form} className={classes(layout.stack, s.form)} noValidate onSubmit={submit}>
      <BirthFields
        legend={t('age.birth')}
        ids={ids}
        typed={typed}
        error={error && { field: error.field, text: t(wrong[error.reason], { field: t(birthNames[error.field]) }) }}
        onType={typeBirth}
      />
      <Button kind="primary" type="submit" tall wide>
        {t('common.continue')}
      </Button>
    </form>
  )
}

/** Asks a guest to sign in, or explains why the signed-in account is refused. */
function AccountForm() {
  const { t } = useT()
  const { userDetails: user } = useStore($session)
  const age = useStore($legalAge)
  return (
    <div className={classes(layout.stack, s.form)}>
      <p role="status">{user ? t(user.dob ? 'age.refused' : 'age.noBirth', { age }) : t('age.account')}</p>
      {user ? (
        <Button tall onClick={() => void signOut()}>
          {t('session.signOut')}
        </Button>
      ) : (
        <>
          <Link to={paths.user('', 'menu')} className={buttonClass({ kind: 'primary', tall: true })}>
            {t('signIn.do')}
          </Link>
          <Link to={paths.user('sign-up', 'menu')} className={buttonClass({ tall: true })}>
            {t('signUp.title')}
          </Link>
        </>
      )}
    </div>
  )
}

/** The age gate's form in the modes `date-of-birth` and `account` (SPEC C11). */
export function GateForm() {
  return useStore($ageGate) === 'account' ? <AccountForm /> : <BirthForm />
}
