import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { inLocale, useCatalogueWords } from '../words.ts'
import { look } from './look.ts'
import { PairField } from './pair-field.tsx'
import { PriceTable } from './price-table.tsx'
import { sizeName } from './typed-product.ts'
import type { FieldOf } from './use-product-fields.ts'

interface Props {
  field: FieldOf
  /** The place of the size among those of the product. */
  at: number
  /** True if only its prices may be changed. */
  isLocked: boolean
}

/** A select among a few values, with words of its own. */
function Picked({
  field,
  name,
  label,
  options
}: {
  field: FieldOf
  name: string
  label: string
  options: { value: string; label: string }[]
}) {
  const { error: _none, value, ...rest } = field(name)
  return <FieldSelect {...rest} value={value} label={label} options={options} />
}

/** Weight, identifiers, deposit and taxes of a size. */
function SizeFacts({ field, at }: Omit<Props, 'isLocked'>) {
  const { t } = useCatalogueWords()
  const of = (name: string) => field(sizeName(at, name))
  const text = { autoComplete: 'off', spellCheck: false }
  const hasContainers = of('container').value !== ''
  return (
    <>
      <PairField field={field} name={`s${at}-size`} labels={['edit.sizeEn', 'edit.sizeFr']} most={60} />
      <div className={look.three}>
        <Field {...of('weight')} {...text} label={t('edit.weight')} inputMode="decimal" maxLength={10} />
        <Field {...of('equivalent')} {...text} label={t('edit.equivalent')} inputMode="decimal" maxLength={10} />
        <Field {...of('sku')} {...text} label={t('edit.sku')} maxLength={64} />
        <Field {...of('gtin')} {...text} label={t('edit.gtin')} inputMode="numeric" maxLength={20} />
        <Picked
          field={field}
          name={sizeName(at, 'taxes')}
          label={t('edit.taxes')}
          options={(['usual', 'none', 'own'] as const).map(value => ({ value, label: t(`edit.taxes.${value}`) }))}
        />
        {of('taxes').value === 'own' && (
          <Field
            {...of('taxCodes')}
            {...text}
            label={t('edit.taxCodes')}
            hint={t('edit.taxCodesHint')}
            maxLength={120}
          />
        )}
        <Picked
          field={field}
          name={sizeName(at, 'container')}
          label={t('edit.container')}
          options={[
            { value: '', label: t('edit.none') },
            ...(['can', 'glass', 'plastic', 'carton'] as const).map(value => ({
              value,
              label: t(`edit.container.${value}`)
            }))
          ]}
        />
        {hasContainers && (
          <>
            <Field {...of('millilitres')} {...text} label={t('edit.millilitres')} inputMode="numeric" maxLength={6} />
            <Field {...of('count')} {...text} label={t('edit.containers')} inputMode="numeric" maxLength={4} />
          </>
        )}
        <Field
          {...of('deposit')}
          {...text}
          label={t('edit.deposit')}
          hint={t('edit.depositHint')}
          inputMode="decimal"
          maxLength={10}
        />
      </div>
    </>
  )
}

/** A size of the product in the form, with its prices. */
export function SizeSection({ field, at, isLocked }: Props) {
  const { t, locale } = useCatalogueWords()
  const name = (part: string) => field(sizeName(at, part)).value
  const shown = inLocale({ en: name('sizeEn'), fr: name('sizeFr') }, locale)
  const title = shown ? t('edit.sizeOf', { size: shown }) : t('edit.newSize')
  return (
    <section className={look.box} aria-labelledby={`edit-size-${at}`} data-size={at}>
      <h3 id={`edit-size-${at}`} tabIndex={-1}>
        {title}
      </h3>
      <fieldset disabled={isLocked} className={look.plain}>
        <SizeFacts field={field} at={at} />
      </fieldset>
      <PriceTable field={field} at={at} size={shown} />
    </section>
  )
}
