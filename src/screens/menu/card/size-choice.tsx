import type { Variant } from '../../../contract/catalog/menu.ts'
import { useT } from '../../../i18n/translate.ts'
import { isInStock } from '../../../rules/menu/visibility.ts'
import { styles } from '../../../theme/styles.ts'
import { Select } from '../../../ui/form/select.tsx'

const s = styles({
  one: 'display:flex;align-items:center;margin-top:4px;font-size:14px;font-variant-numeric:tabular-nums;',
  some: 'align-self:center;margin-top:4px;'
})

interface Props {
  label: string
  variants: Variant[]
  value: string
  onValue(variant: string): void
}

/** The sizes of a product as a quiet select, which phones open as a sheet; plain text for a single one. */
export function SizeChoice({ label, variants, value, onValue }: Props) {
  const { t } = useT()
  const [first] = variants
  if (variants.length === 1 && first) return <p className={s.one}>{first.name}</p>
  const options = variants.map(variant => ({
    value: variant.id,
    label: isInStock(variant) ? variant.name : t('cart.sizeGone', { size: variant.name }),
    disabled: !isInStock(variant)
  }))
  return (
    <div className={s.some}>
      <Select label={label} options={options} value={value} onValue={onValue} />
    </div>
  )
}
