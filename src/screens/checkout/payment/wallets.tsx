import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef } from 'react'
import type { Cart } from '../../../contract/cart/cart.ts'
import { useT } from '../../../i18n/translate.ts'
import { $flags } from '../../../routing/location.ts'
import { $card, chooseTender } from '../../../stores/checkout/card.ts'
import {
  $hasWallets,
  $isByWallet,
  closeWallets,
  forgetWallet,
  openWallets,
  updateWallets
} from '../../../stores/checkout/wallets.ts'
import { styles } from '../../../theme/styles.ts'
import { CardProgress } from './card-progress.tsx'

const s = styles({
  box: `display:grid;gap:12px;padding-block:16px;border-top:1px solid var(--sf-line);
&:focus { outline:0; }
& h2 { font-size:18px; }
& p:empty { display:none; }`
})

/**
 * The store's wallets, such as Apple Pay: one press pays and places the order. Shown only if this browser can, never on a
 * shared screen, and not while a payment is held already.
 */
export function Wallets({ cart, slug }: { cart: Cart; slug: string }) {
  const { t, locale } = useT()
  const card = useStore($card)
  const isByWallet = useStore($isByWallet)
  const hasWallets = useStore($hasWallets)
  const { in_store: isShared } = useStore($flags)
  const { total } = cart
  const isWanted = !isShared && total > 0
  const box = useRef<HTMLElement>(null)
  const title = useId()
  useEffect(() => {
    if (isWanted) void openWallets()
    return closeWallets
  }, [slug, isWanted, locale])
  useEffect(() => updateWallets(total), [total])
  const leave = () => {
    forgetWallet()
    box.current?.focus()
  }
  if (!hasWallets || card.step === 'authorised') return null
  return (
    <section ref={box} className={s.box} tabIndex={-1} aria-labelledby={title}>
      <h2 id={title}>{t('pay.express')}</h2>
      <slot name="wallets" />
      {isByWallet && (
        <CardProgress
          card={card}
          isDelivery={cart.method === 'delivery'}
          onRetry={leave}
          onInStore={() => {
            chooseTender('in_store')
            leave()
          }}
        />
      )}
    </section>
  )
}
