import { type KeyboardEvent, useState } from 'react'
import { useT } from '../../i18n/translate.ts'
import { lockScroll } from '../../platform/platform.ts'
import { styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PinKeys } from './pin-keys.tsx'
import { times } from '../../lib/lists.ts'

/** The digits that a PIN has at least and at most. */
const [LEAST, MOST] = [4, 8]

const s = styles({
  entry: 'display:grid;gap:20px;justify-items:center;&:focus { outline:0; }',
  dots: `display:flex;justify-content:center;gap:16px;height:20px;
& i { width:16px;height:16px;border-radius:50%;border:2px solid var(--sf-line-2); } & i[data-filled] { background:var(--sf-ink);border-color:var(--sf-ink); }`,
  error: 'display:grid;place-items:center;min-height:22px;'
})

interface EntryProps {
  error?: string | undefined
  isBusy: boolean
  onSubmit(pin: string): void
  onCancel(): void
}

/** Holds the digits. Those that were submitted in vain are gone. */
function usePin({ isBusy, onSubmit }: EntryProps) {
  const [{ typed, isSubmitted }, setState] = useState({ typed: '', isSubmitted: false })
  const pin = isSubmitted && !isBusy ? '' : typed
  const press = (key: string) => {
    if (isBusy) return
    if (key === 'Enter' && pin.length >= LEAST) {
      setState({ typed, isSubmitted: true })
      onSubmit(pin)
    }
    const change = (to: (pin: string) => string) =>
      setState(before => ({ typed: to(before.isSubmitted ? '' : before.typed), isSubmitted: false }))
    if (/^\d$/.test(key)) change(before => (before + key).slice(0, MOST))
    else if (key === 'Backspace') change(before => before.slice(0, -1))
  }
  return { pin, press }
}

/** The digits, masked. */
function Dots({ count }: { count: number }) {
  const { t } = useT()
  return (
    <>
      <div className={s.dots} aria-hidden="true">
        {times(Math.max(LEAST, count), at => (
          <i key={at} data-filled={at < count || undefined} />
        ))}
      </div>
      <p className={hiddenClass} role="status">
        {t('kiosk.pin.entered', { count })}
      </p>
    </>
  )
}

/** Asks for a PIN with a number pad of its own; a physical keyboard works too. */
function PinEntry(props: EntryProps) {
  const { error, isBusy, onCancel } = props
  const { t } = useT()
  const { pin, press } = usePin(props)
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnButton = event.key === 'Enter' && event.target !== event.currentTarget
    if (isOnButton || event.ctrlKey || event.metaKey || event.altKey) return
    press(event.key)
  }
  return (
    <div
      className={s.entry}
      role="group"
      aria-label={t('kiosk.pin.keys')}
      tabIndex={-1}
      data-focus=""
      onKeyDown={onKeyDown}
    >
      <Dots count={pin.length} />
      <div className={s.error} role="alert">
        {error && pin === '' && <FieldError id="pin-error" text={error} />}
      </div>
      <PinKeys isBusy={isBusy} canSubmit={pin.length >= LEAST} onPress={press} />
      <Button kind="quiet" onClick={onCancel}>
        {t('kiosk.pin.cancel')}
      </Button>
    </div>
  )
}

/** A dialog that asks for a PIN. */
export function PinPad({ title, ...rest }: EntryProps & { title: string }) {
  const { t } = useT()
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={rest.onCancel} lock={lockScroll}>
      <PinEntry {...rest} />
    </Dialog>
  )
}
