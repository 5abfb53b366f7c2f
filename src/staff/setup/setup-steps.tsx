import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Challenge } from '../../contract/account/account.ts'
import { setUpShop, type SetupFacts } from '../../contract/staff/setup.ts'
import { request } from '../../client/http/request.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'
import { BusinessStep } from './business-step.tsx'
import { look } from './look.ts'
import { ManagerStep } from './manager-step.tsx'
import { $openingHours, mayLeaveStep, refusedStep, setupForm } from './setup-form.ts'
import { StoreFields } from './store-fields.tsx'
import { useSetupFields } from './use-setup-fields.ts'
import { useSetupWords } from './words.ts'

const steps = ['business', 'store', 'manager'] as const

interface Props {
  facts: SetupFacts
  /** Called once the shop is there; a code was sent to the manager. */
  onDone(challenge: Challenge): void
  /** Restores a copy instead. */
  onCopy(): void
}

/** The form of a new shop in three steps; nothing is sent before the last. */
export function SetupSteps({ facts, onDone, onCopy }: Props) {
  const { t } = useSetupWords()
  const { form, field, isSending } = useSetupFields()
  const [at, setAt] = useState(0)
  const hours = useStore($openingHours)
  const title = useRef<HTMLHeadingElement>(null)
  const step = steps[at] ?? 'business'
  const isLast = at === steps.length - 1
  // A step begins at its title, or at the first field that the server has refused.
  useLayoutEffect(() => {
    const wrong =
      refusedStep() === at && title.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong || title.current)?.focus()
  }, [at])
  const send = async () => {
    const result = await setupForm.submit(body => request(setUpShop, { body }))
    if (result?.ok) return onDone(result.value)
    const refused = refusedStep()
    if (refused !== undefined) setAt(refused)
  }
  const next = () => {
    if (!mayLeaveStep(at)) return
    if (isLast) void send()
    else setAt(at + 1)
  }
  return (
    <>
      <div className={layout.tight}>
        <p className={layout.small}>{t('setup.step', { at: at + 1, of: steps.length })}</p>
        <div className={look.track} aria-hidden="true">
          {steps.map((name, index) => (
            <i key={name} data-on={index <= at || undefined} />
          ))}
        </div>
      </div>
      <Form {...form} key={step} label={t(`setup.${step}`)} onSubmit={next}>
        <h1 tabIndex={-1} ref={title}>
          {t(`setup.${step}`)}
        </h1>
        <p className={layout.quiet}>{t(`setup.${step}Text`)}</p>
        {step === 'business' && <BusinessStep field={field} />}
        {step === 'store' && (
          <StoreFields field={field} facts={facts} hours={hours} onHours={next => $openingHours.set(next)} />
        )}
        {step === 'manager' && <ManagerStep field={field} />}
        <div className={look.ways}>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('setup.back')}</Button>}
          <Button type="submit" kind="primary" tall busy={isSending}>
            {t(isLast ? 'setup.finish' : 'setup.next')}
          </Button>
        </div>
      </Form>
      {at === 0 && (
        <p className={look.instead}>
          <span className={layout.small}>{t('setup.copyAsk')}</span>
          <Button kind="quiet" onClick={onCopy}>
            {t('setup.copyOpen')}
          </Button>
        </p>
      )}
    </>
  )
}
