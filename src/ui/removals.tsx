import { Button } from './button.tsx'
import { layout } from './layout.ts'

interface Props {
  /** What pressing one of them is for. */
  lead: string
  rows: { key: string; label: string; onPress(): void }[]
}

/** Things that can be taken out, each with one press. */
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
