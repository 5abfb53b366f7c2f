import type { Variant } from '../../../contract/catalog/menu.ts'
import { styles } from '../../../theme/styles.ts'
import { Choice } from '../../../ui/form/choice.tsx'
import { Select } from '../../../ui/form/select.tsx'

const s = styles({
  one: 'display:flex;align-items:center;min-height:var(--sf-target);font-size:14px;font-variant-numeric:tabular-nums;'
})

interface Props {
  label: string
  variants: Variant[]
  value: string
  onValue(variant: string): void
}

/** The sizes of a product: segments if few and short, a select if many, plain text for a single one. */
export function SizeChoice({ label, variants, value, onValue }: Props) {
  const [first] = variants
  if (variants.length === 1 && first) return <p className={s.one}>{first.name}</p>
  const options = variants.map(({ id, name, available, stock }) => ({
    value: id,
    label: name,
    disabled: !available || stock === 0
  }))
  const letters = options.reduce((sum, option) => sum + option.label.length, 0)
  if (options.length <= 3 && letters <= 14) {
    return <Choice legend={label} options={options} value={value} onValue={onValue} />
  }
  return <Select label={label} options={options} value={value} onValue={onValue} />
}
