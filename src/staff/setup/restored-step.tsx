import { useLayoutEffect, useRef } from 'react'
import type { RestoredShop } from '../../contract/staff/setup-copy.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { layout } from '../../ui/layout.ts'
import { ForgotForm } from '../sign-in/forgot-form.tsx'
import { useSetupWords } from './words.ts'

interface Props {
  shop: RestoredShop
  /** Called once a link is on its way to an email address. */
  onSent(email: string): void
  onSignIn(): void
}

/** Leads from a restored shop to its sign-in: passwords are not in a copy, so that a manager asks for a link first. */
export function RestoredStep({ shop: { shop, records, managers }, onSent, onSignIn }: Props) {
  const { t, locale } = useSetupWords()
  const place = useRef<HTMLDivElement>(null)
  const list = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' })
  useLayoutEffect(() => place.current?.querySelector('h1')?.focus(), [])
  return (
    <div className={layout.stack} ref={place}>
      <NoticeLine tone="ok">{t('setup.restored', { shop, count: records })}</NoticeLine>
      <ForgotForm email={managers[0]?.email ?? ''} title={t('setup.restoredTitle')} onSent={onSent}>
        <p className={layout.quiet}>{t('setup.restoredText')}</p>
        <p className={layout.small}>
          {managers.length === 0
            ? t('setup.restoredNone')
            : t('setup.restoredManagers', {
                names: list.format(managers.map(({ name, email }) => `${name} (${email})`))
              })}
        </p>
      </ForgotForm>
      <Button kind="quiet" onClick={onSignIn}>
        {t('setup.toSignIn')}
      </Button>
    </div>
  )
}
