import { useStore } from '@nanostores/react'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import Nfc from 'lucide/dist/esm/icons/nfc.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Say, useT } from '../../i18n/translate.ts'
import { $reader, cancelReader, type ReaderState } from '../../stores/kiosk/reader.ts'
import { classes, styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Icon } from '../../ui/icon.tsx'

const s = styles({
  panel: `display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;gap:24px;width:100%;padding:48px 24px;text-align:center;
border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);
&:focus { outline:0; }
& h2 { font-size:20px;font-weight:500;color:var(--sf-ink-2); }`,
  amount: `font-size:72px;font-weight:650;line-height:1;letter-spacing:-.02em;font-variant-numeric:tabular-nums;
@container sf (max-width: 479px) { font-size:48px; }`,
  mark: 'display:grid;place-items:center;width:96px;height:96px;border-radius:50%;background:var(--sf-surface-2);',
  bad: 'background:var(--sf-bad-tint);color:var(--sf-bad);',
  ok: 'background:var(--sf-ok-tint);color:var(--sf-ok);',
  text: 'min-height:2.6em;max-width:24em;font-size:24px;line-height:1.3;font-weight:500;text-wrap:balance;',
  ways: 'display:grid;gap:12px;width:min(100%,400px);'
})

interface Props {
  /** The amount to pay, as text. */
  amount: string
  /** Starts the payment on the reader, when it is drawn and after each failure. */
  onStart(): void
  /** The card was approved: the id of the payment for the order. */
  onApproved(payment: string): void
  /** The customer pays at the counter instead. Nothing waits on the reader any more. */
  onCounter(): void
}

function textOf(reader: ReaderState, t: Say): string {
  if (reader.step === 'refused') return t(`kiosk.reader.refused.${reader.reason}`)
  if (reader.step === 'failed') return t(reader.problem)
  return t(`kiosk.reader.${reader.step === 'idle' ? 'starting' : reader.step}`)
}

/** Frees the reader when the panel goes away in the middle of a payment. */
function leave(): void {
  const { step } = $reader.get()
  if (step === 'starting' || step === 'waiting') void cancelReader()
}

const isOver = ({ step }: ReaderState): boolean => step === 'refused' || step === 'failed' || step === 'cancelled'

function Mark({ step }: { step: ReaderState['step'] }) {
  if (step === 'idle' || step === 'starting')
    return (
      <span className={s.mark}>
        <Spinner />
      </span>
    )
  const isBad = step === 'refused' || step === 'failed'
  return (
    <span className={classes(s.mark, isBad && s.bad, step === 'approved' && s.ok)}>
      <Icon of={isBad ? TriangleAlert : step === 'approved' ? CircleCheck : Nfc} size={48} />
    </span>
  )
}

function WaysOn({ onRetry, onCounter }: { onRetry(): void; onCounter(): void }) {
  const { t } = useT()
  return (
    <>
      <Button kind="primary" tall wide onClick={onRetry}>
        {t('kiosk.reader.retry')}
      </Button>
      <Button tall wide onClick={onCounter}>
        {t('kiosk.reader.counter')}
      </Button>
    </>
  )
}

/** Pays on the card reader of a kiosk: instructions, and the ways on if the card is refused. */
export function ReaderPay({ amount, onStart, onApproved, onCounter }: Props) {
  const { t } = useT()
  const reader = useStore($reader)
  const [isEnding, setEnding] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const { step } = reader
  const calls = useRef({ onStart, onApproved })
  useEffect(() => {
    calls.current = { onStart, onApproved }
  })
  useEffect(() => {
    calls.current.onStart()
    return leave
  }, [])
  useEffect(() => {
    // Not the drawn one: an earlier payment may have been approved.
    const now = $reader.get()
    if (now.step === 'approved') calls.current.onApproved(now.payment.id)
  }, [step])
  useLayoutEffect(() => {
    // The button that was focused is gone.
    if (isOver($reader.get())) panel.current?.focus()
  }, [step])
  const end = async () => {
    setEnding(true)
    await cancelReader()
    setEnding(false)
  }
  return (
    <section ref={panel} className={s.panel} tabIndex={-1} aria-label={t('kiosk.reader.title')}>
      <h2>{t('kiosk.reader.title')}</h2>
      <p className={s.amount}>{amount}</p>
      <Mark step={step} />
      <p className={s.text} role="status" aria-atomic="true">
        {textOf(reader, t)}
      </p>
      {step !== 'approved' && (
        <div className={s.ways}>
          {isOver(reader) ? (
            <WaysOn onRetry={onStart} onCounter={onCounter} />
          ) : (
            <Button tall wide busy={isEnding} onClick={() => void end()}>
              {t('kiosk.reader.cancel')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
