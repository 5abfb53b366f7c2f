import type { SyntheticEvent } from 'react'
import { useT } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  /** The id of the field. */
  of: string
  /** The address that was probably meant; undefined if it looks right. */
  meant: string | undefined
  onValue(value: string): void
}

/** Asks about an address that looks mistyped; a press corrects it. */
export function EmailHint({ of, meant, onValue }: Props) {
  const { t } = useT()
  const correct = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const root = currentTarget.getRootNode() as ShadowRoot
    onValue(meant ?? '')
    // The hint goes; its field takes the focus over.
    root.querySelector<HTMLElement>(`#${of}`)?.focus()
  }
  return (
    <div role="status">
      {meant && (
        <Button kind="quiet" onClick={correct}>
          {t('email.meant', { email: meant })}
        </Button>
      )}
    </div>
  )
}
