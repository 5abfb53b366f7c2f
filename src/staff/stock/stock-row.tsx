import Minus from 'lucide/dist/esm/icons/minus.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Listing } from '../../contract/staff/staff-board.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { changeListing, nameOf, toggleSoldOut } from '../data/stock.ts'
import { $dialog } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'
import { Toggle } from '../toggle.tsx'

const s = styles({
  row: `display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:12px 16px;
& > p { flex:1 1 240px;min-width:0; } & small { display:block;font-size:14px;color:var(--sf-ink-2); }`,
  name: 'font-weight:650;',
  controls:
    'display:flex;flex-wrap:wrap;align-items:center;gap:8px;--sf-target:48px;& > [role=switch] { min-width:136px; }',
  count: `width:76px;min-height:48px;padding:4px;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-field);background:var(--sf-surface);text-align:center;
font-weight:650;font-variant-numeric:tabular-nums;
&[data-none] { color:var(--sf-bad);border-color:var(--sf-bad); }`
})

/** The number of a size in stock; saved when the field is left or with Enter. Typed numbers win over live changes. */
function Count({ listing, focusRef }: { listing: Listing; focusRef: { current: HTMLInputElement | null } }) {
  const { t } = useWords()
  const [typed, setTyped] = useState<string | undefined>()
  const { stock } = listing
  const save = () => {
    const value = Number(typed)
    if (typed !== undefined && typed !== '' && Number.isInteger(value) && value >= 0 && value !== stock)
      void changeListing(listing, { stock: value }).then(() => setTyped(undefined))
    else setTyped(undefined)
  }
  return (
    <input
      ref={focusRef}
      className={s.count}
      type="number"
      min={0}
      inputMode="numeric"
      aria-label={t('count', { name: nameOf(listing) })}
      data-none={stock === 0 || undefined}
      value={typed ?? stock}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') save()
      }}
    />
  )
}

/** One size: how many there are, and whether it is sold out or on the menu. Each new `scan` puts the focus on its number. */
export function StockRow({ listing, scan }: { listing: Listing; scan?: object | undefined }) {
  const { t } = useWords()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (!scan) return
    field.current?.focus()
    field.current?.select()
  }, [scan])
  const { stock, available, name: product, variantName, brand, sku } = listing
  const name = nameOf(listing)
  return (
    <li className={s.row} data-variant={listing.variant}>
      <p>
        <span className={s.name}>{`${product}, ${variantName}`}</span>{' '}
        <small>{[brand, sku].filter(Boolean).join(' · ')}</small>
      </p>
      <div className={s.controls}>
        <IconButton
          icon={Minus}
          label={t('less', { name })}
          aria-disabled={stock === 0}
          onClick={() => stock > 0 && void changeListing(listing, { stock: stock - 1 })}
        />
        <Count listing={listing} focusRef={field} />
        <IconButton
          icon={Plus}
          label={t('more', { name })}
          onClick={() => void changeListing(listing, { stock: stock + 1 })}
        />
        <Toggle
          text={t('soldOut')}
          label={t('soldOutOf', { name })}
          tone="bad"
          isOn={stock === 0}
          onToggle={() => {
            if (toggleSoldOut(listing)) return
            // Only Chromium and Safari focus a field whose text is selected.
            field.current?.focus()
            field.current?.select()
          }}
        />
        <Toggle
          text={t('offered')}
          label={t('offeredOf', { name })}
          isOn={available}
          onToggle={() => void changeListing(listing, { available: !available })}
        />
        <Button aria-label={t('lots.of', { name })} onClick={() => $dialog.set({ kind: 'lots', listing })}>
          {t('lots')}
        </Button>
      </div>
    </li>
  )
}
