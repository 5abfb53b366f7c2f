import type { ButtonHTMLAttributes } from 'react'
import type { IconNode } from 'lucide'
import { styles } from '../theme/styles.ts'
import { Icon } from './icon.tsx'

const s = styles({
  button: `display:inline-grid;place-items:center;width:var(--sf-target);height:var(--sf-target);flex:none;border-radius:50%;
color:inherit;transition:background .14s ease-out;
&:hover { background:color-mix(in srgb,currentColor 10%,transparent); }
&[aria-pressed="true"] { background:var(--sf-surface-2); }
&[aria-disabled="true"] { opacity:.35;cursor:default; }`
})

/** A round icon button; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  ...rest
}: { icon: IconNode; label: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button type="button" {...rest} className={s.button} aria-label={label}>
      <Icon of={icon} />
    </button>
  )
}
