import type { ReactNode } from 'react'
import { hiddenClass } from '../../theme/tokens.ts'
import { styles } from '../../theme/styles.ts'

const s = styles({ bone: 'display:block;max-width:100%;background:var(--sf-surface-2);' })

interface Props {
  /** In px, or any CSS width; the whole line when left out. */
  width?: number | string
  height: number
  radius?: number
}

/** The still shape of something that is on its way, as high as it will be. */
export function Bone({ width = '100%', height, radius = 6 }: Props) {
  return <span className={s.bone} style={{ width, height, borderRadius: radius }} />
}

/** Shapes that stand in for what is loading; screen readers hear `label` instead. */
export function Skeleton({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className={hiddenClass}>{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
