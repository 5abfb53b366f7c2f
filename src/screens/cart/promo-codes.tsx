import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import Tag from 'lucide/dist/esm/icons/tag.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { $isChanging } from '../../stores/cart/change-cart.ts'
import { $promoField, applyPromo, promoSentence, removePromo, typePromo } from '../../stores/cart/promos.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'

const s = styles({
  part: 'display:grid;grid-template-columns:minmax(0,1fr);gap:8px;',
  code: `display:flex;align-items:center;gap:8px;min-height:var(--sf-target);font-size:14px;
& > div { flex:1;min-width:0; } & > svg { color:var(--sf-ink-2); } & b { font-weight:500;overflow-wrap:anywhere; }`,
  ask: 'display:grid;grid-template-columns:minmax(0,1fr);& button { margin-inline:4px 8px; } & input { padding-inline-end:104px; }'
})

/** The cart's promo codes with their discounts or problems, and a field for another one. */
export function PromoCodes({ cart }: { cart: Cart }) {
  const { t, locale } = useT()
  const { text, error } = useStore($promoField)
  const isChanging = useStore($isChanging)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const money = (cents: number) => formatMoney(cents, locale, cart.currency)
  const focusField = () => box.current?.querySelector('input')?.focus()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isChanging) return
    void applyPromo().then(focusField)
  }
  return (
    <section ref={box} className={s.part} aria-label={t('promo.title')}>
      {cart.promos.length > 0 && (
        <ul>
          {cart.promos.map(({ code, name, amount, problem, missing }) => (
            <li key={code} className={s.code}>
              <Icon of={Tag} size={18} />
              <div>
                <b>{problem ? code : t('promo.off', { code, amount: money(amount) })}</b>
                {name && !problem && <p className={layout.small}>{name}</p>}
                {problem && <p className={layout.warn}>{t(promoSentence(code, problem, missing, cart.currency))}</p>}
              </div>
              <IconButton
                icon={X}
                label={t('promo.remove', { code })}
                onClick={() => {
                  setOpen(true)
                  void removePromo(code).then(focusField)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {isOpen || error || text ? (
        <form className={s.ask} noValidate onSubmit={send}>
          <Field
            id="sf-promo"
            label={t('promo.title')}
            value={text}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            autoFocus
            error={error && t(error)}
            onValue={typePromo}
            end={
              <Button kind="quiet" type="submit" busy={isChanging}>
                {t('promo.apply')}
              </Button>
            }
          />
        </form>
      ) : (
        <div>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {t('promo.have')}
          </Button>
        </div>
      )}
    </section>
  )
}
