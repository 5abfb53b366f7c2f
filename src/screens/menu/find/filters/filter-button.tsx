import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs'
import { useT } from '../../../../i18n/translate.ts'
import { styles } from '../../../../theme/styles.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useChosen } from '../use-chosen.ts'

const s = styles({
  button: `position:relative;display:inline-flex;align-items:center;justify-content:center;gap:8px;flex:none;min-width:max(48px,var(--sf-target));min-height:max(56px,var(--sf-target));
padding:0 13px;border:1px solid var(--sf-line-2);border-radius:14px;background:var(--sf-raised);font-weight:500;
&:hover { border-color:var(--sf-ink); }`,
  // On its corner, so that the neighbouring categories keep their room.
  on: `position:absolute;inset-block-start:-6px;inset-inline-end:-6px;display:grid;place-items:center;min-width:22px;height:22px;padding:0 6px;border-radius:var(--sf-radius-pill);background:var(--sf-accent);color:var(--sf-on-accent);
font-size:12px;font-weight:650;font-variant-numeric:tabular-nums;`
})

/** Opens the filters and shows the number of active ones. */
export function FilterButton({ onOpen }: { onOpen(): void }) {
  const { t } = useT()
  const count = useChosen().length
  return (
    <button
      type="button"
      className={s.button}
      aria-haspopup="dialog"
      aria-label={count > 0 ? t('find.filtersOn', { count }) : t('find.filters')}
      onClick={onOpen}
    >
      <Icon of={SlidersHorizontal} />
      {count > 0 && <span className={s.on}>{count}</span>}
    </button>
  )
}
