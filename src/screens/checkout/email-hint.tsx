import { useT } from '../../i18n/translate.ts'
import { likelyEmail } from '../../rules/person/email-typo.ts'
import { Button } from '../../ui/button.tsx'

/** Asks about an address that looks mistyped; a press corrects it. The address never leaves the device for this. */
export function EmailHint({ value, onValue }: { value: string; onValue(value: string): void }) {
  const { t } = useT()
  const meant = likelyEmail(value)
  return (
    <div role="status">
      {meant && (
        <Button kind="quiet" onClick={() => onValue(meant)}>
          {t('email.meant', { email: meant })}
        </Button>
      )}
    </div>
  )
}
