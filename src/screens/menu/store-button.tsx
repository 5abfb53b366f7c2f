import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'

const s = styles({
  button: `position:relative;display:flex;align-items:center;gap:6px;max-width:100%;min-height:28px;font:inherit;letter-spacing:inherit;text-align:start;
& > span { min-width:0;overflow-wrap:anywhere; }
&::after { content:"";position:absolute;inset:-10px -8px -28px; }`
})

/** The store's name, which opens its address, hours and licence; the status below it belongs to the button. */
export function StoreButton({ name, onOpen }: { name: string; onOpen(): void }) {
  return (
    <button type="button" className={s.button} aria-haspopup="dialog" onClick={onOpen}>
      <span>{name}</span>
      <Icon of={ChevronDown} />
    </button>
  )
}
