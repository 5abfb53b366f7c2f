import type { MoveChange } from '../../contract/cart/cart-move.ts'
import { useT } from '../../i18n/translate.ts'
import { styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { layout } from '../../ui/layout.ts'
import { Price } from '../../ui/price.tsx'

const s = styles({
  list: 'display:grid;border-block:1px solid var(--sf-line);font-variant-numeric:tabular-nums;',
  line: `display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 16px;align-items:baseline;padding-block:12px;
& + & { border-top:1px solid var(--sf-line); } & > :last-child { justify-content:end;text-align:end; }`,
  name: 'font-weight:500;line-height:1.25;'
})

const reasonOf = ({ kind, before, after }: MoveChange) =>
  kind === 'price' ? (after.total > before.total ? 'dearer' : 'cheaper') : kind

/** The changes of a moved cart, line by line: the reason, and the price before and after. */
export function MoveChanges({ changes, write }: { changes: readonly MoveChange[]; write(cents: number): string }) {
  const { t } = useT()
  if (changes.length === 0) return null
  const words = { now: t('price.now'), before: t('price.before') }
  return (
    <ul className={s.list}>
      {changes.map(change => {
        const { variant, name, variantName, kind, before, after } = change
        return (
          <li key={variant} className={s.line}>
            <div className={layout.tight}>
              <p className={s.name}>
                {before.quantity > 1 && `${before.quantity}\u00a0× `}
                {name}
              </p>
              <p className={layout.small}>{variantName}</p>
              <p className={kind === 'price' ? layout.small : layout.warn}>
                {t(`switch.line.${reasonOf(change)}`, { count: after.quantity, wanted: before.quantity })}
              </p>
            </div>
            {after.quantity > 0 ? (
              <Price now={write(after.total)} before={write(before.total)} words={words} />
            ) : (
              <s className={layout.small}>
                <span className={hiddenClass}>{words.before} </span>
                {write(before.total)}
              </s>
            )}
          </li>
        )
      })}
    </ul>
  )
}
