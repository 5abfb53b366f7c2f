import { styles } from '../../theme/styles.ts'
import { Check } from './check.tsx'
import { layout } from '../layout.ts'

const s = styles({
  legend: 'font-weight:500;',
  list: 'display:grid;gap:4px;margin-top:8px;line-height:1.3;& span { padding-block:8px; }'
})

interface Props {
  legend: string
  /** An explanation of the choices. */
  text: string
  items: { name: string; label: string; checked: boolean; onToggle(): void }[]
}

/** A group of independent checkboxes. */
export function CheckGroup({ legend, text, items }: Props) {
  return (
    <fieldset>
      <legend className={s.legend}>{legend}</legend>
      <p className={layout.small}>{text}</p>
      <div className={s.list}>
        {items.map(item => (
          <Check key={item.name} {...item} />
        ))}
      </div>
    </fieldset>
  )
}
