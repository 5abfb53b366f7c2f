import { Button } from './button.tsx'
import { layout } from './layout.ts'

interface Props {
  /** An explanation of what removing achieves. */
  lead: string
  rows: { key: string; label: string; onPress(): void }[]
}

/** A list of items that can be removed with one click each. */
export function Removals({ lead, rows }: Props) {
  return (
    <div className={layout.tight}>
      <p className={layout.small}>{lead}</p>
      <ul className={layout.tight}>
        {rows.map(({ key, label, onPress }) => (
          <li key={key}>
            <Button onClick={onPress}>{label}</Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
