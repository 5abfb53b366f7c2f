import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $highlights } from '../../../stores/menu/search-highlights.ts'
import { styles } from '../../../theme/styles.ts'

const s = styles({
  mark: 'color:inherit;background:color-mix(in srgb,var(--sf-accent-edge) 22%,transparent);border-radius:3px;'
})

/** A text with its search matches highlighted. */
export function Marked({ text }: { text: string }) {
  const marks = useStore($highlights)?.(text)
  if (!marks || marks.length === 0) return <>{text}</>
  const parts: ReactNode[] = []
  let from = 0
  for (const [start, end] of marks) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className={s.mark}>
        {text.slice(start, end)}
      </mark>
    )
    from = end
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  )
}
