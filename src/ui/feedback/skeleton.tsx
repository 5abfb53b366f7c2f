import type { ReactNode } from 'react'
import { hiddenClass } from '../../theme/tokens.ts'
import { styles } from '../../theme/styles.ts'

const s = styles({ bone: 'display:block;max-width:100%;background:var(--sf-surface-2);' })

interface Props {
  /** In px, or any CSS width; the full width by default. */
  width?: number | string
  height: number
  radius?: number
}

/** A placeholder shape with the final height of the content. */
export function Bone({ width = '100%', height, radius = 6 }: Props) {
  return <span className={s.bone} style={{ width, height, borderRadius: radius }} />
}

/** Placeholders for content that is loading; screen readers get `label` instead. */
export function Skeleton({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className={hiddenClass}>{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
