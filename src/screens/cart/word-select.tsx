import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { ReactNode } from 'react'
import { layers } from '../../theme/layers.ts'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'

const s = styles({
  // The native list lies unseen over the words, larger than they are; text of 16 px keeps phones from zooming in.
  box: `position:relative;z-index:${layers.mark};display:inline-flex;align-items:center;gap:2px;border-radius:4px;color:var(--sf-ink);text-decoration:underline;text-underline-offset:.2em;
& select { position:absolute;inset-inline-start:-8px;inset-block-start:calc(50% - var(--sf-target)/2);width:calc(100% + 16px);height:var(--sf-target);opacity:0;appearance:none;font-size:16px;cursor:pointer; }
& option { background:var(--sf-raised);color:var(--sf-ink); }
&:hover { text-decoration-thickness:2px; }
&:has(:focus-visible) { outline:2px solid var(--sf-accent-ink);outline-offset:2px; }`
})

interface Props {
  /** The chosen words. */
  words: string
  label: string
  value: string
  onValue(value: string): void
  /** The options. */
  children: ReactNode
}

/** Words within a text that open a list to choose others. */
export function WordSelect({ words, label, value, onValue, children }: Props) {
  return (
    <span className={s.box}>
      {words}
      <Icon of={ChevronDown} size={16} />
      <select aria-label={label} value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
        {children}
      </select>
    </span>
  )
}
