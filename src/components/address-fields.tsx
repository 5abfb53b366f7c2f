import { useStore } from '@nanostores/react'
import type { Form, FormState } from '../client/form.ts'
import { useT } from '../i18n/translate.ts'
import { $suggestions } from '../stores/checkout/address-search.ts'
import { fieldOf } from '../stores/core/form-messages.ts'
import { $market } from '../stores/location/market.ts'
import { fieldRowClass } from '../ui/form/field-row.ts'
import { FieldSelect } from '../ui/form/field-select.tsx'
import { Field, FieldError } from '../ui/form/field.tsx'
import { SuggestField } from '../ui/form/suggest-field.tsx'

type Typed = Record<'line1' | 'unit' | 'city' | 'province' | 'postalCode' | 'notes', string>

interface Props {
  form: Pick<Form<Typed, unknown>, 'type'>
  state: FormState<Typed>
  onStreet(text: string): void
  /** Called with the index of the chosen suggestion. */
  onChoose(at: number): void
  onSubmit(): void
}

/** The fields of a delivery address; the street field suggests complete addresses. */
export function AddressFields({ form, state, onStreet, onChoose, onSubmit }: Props) {
  const { t } = useT()
  const { provinces } = useStore($market)
  const suggested = useStore($suggestions)
  const field = (name: keyof Typed) => fieldOf(form, state, name, t)
  const optional = (name: 'unit' | 'notes', label?: string) => {
    const props = field(name)
    return { ...props, label: t('field.optional', { field: label ?? props.label }) }
  }
  const { name: _name, ...street } = field('line1')
  const province = field('province')
  return (
    <>
      <SuggestField
        {...street}
        options={suggested.map(({ text }) => text)}
        listLabel={t('deliver.list')}
        count={t('deliver.found', { count: suggested.length })}
        autoComplete="address-line1"
        onValue={onStreet}
        onChoose={onChoose}
        onSubmit={onSubmit}
      />
      <div className={fieldRowClass()}>
        <Field {...optional('unit')} autoComplete="address-line2" maxLength={20} />
        <Field {...field('city')} autoComplete="address-level2" required />
        <FieldSelect
          id={province.id}
          label={province.label}
          autoComplete="address-level1"
          value={state.values.province}
          onValue={province.onValue}
          describedBy={province.error && `${province.id}-error`}
          options={[
            { value: '', label: '–', disabled: true },
            ...provinces.map(({ code, name }) => ({ value: code, label: name }))
          ]}
        />
        <Field {...field('postalCode')} autoComplete="postal-code" autoCapitalize="characters" required />
      </div>
      {province.error && <FieldError id={`${province.id}-error`} text={province.error} />}
      <Field {...optional('notes', t('deliver.notes'))} autoComplete="off" maxLength={200} />
    </>
  )
}
