import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { is } from 'valibot'
import type { Cart, CartLine } from '../../contract/cart/cart.ts'
import { ifMissing, missingChoices } from '../../contract/cart/if-missing-choice.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { chooseIfMissing, recallIfMissing } from '../../stores/cart/lines/missing-choice.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { WordSelect } from './word-select.tsx'

const s = styles({ line: 'grid-column:2/-1;padding-block-end:4px;' })

/** Gives new lines of a cart the choice that the device remembers. */
export function useRememberedChoice(cart: Cart): void {
  const open = cart.lines.filter(line => line.ifMissing === undefined).length
  useEffect(() => {
    if (open > 0) void recallIfMissing(cart)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each new line, not for each version of the cart.
  }, [cart.id, open])
}

/** The shopper's choice for a line that the store turns out not to have. At a kiosk, the staff ask in person. */
export function LineMissing({ line }: { line: CartLine }) {
  const { t } = useT()
  const { in_store: isKiosk } = useStore($flags)
  if (isKiosk) return null
  const choice = line.ifMissing ?? 'ask'
  return (
    <p className={`${layout.small} ${s.line}`}>
      {`${t('missing.if')} `}
      <WordSelect
        words={t(`missing.${choice}`)}
        label={`${t('missing.if')} ${line.name}, ${line.variantName}`}
        value={choice}
        onValue={value => {
          if (is(ifMissing, value)) void chooseIfMissing(line.variant, value)
        }}
      >
        {missingChoices.map(name => (
          <option key={name} value={name}>
            {t(`missing.${name}`)}
          </option>
        ))}
      </WordSelect>
    </p>
  )
}
