import { momentRowClass } from '../forms/moment-row.ts'
import { method } from '../../../contract/cart/method.ts'
import { CheckGroup } from '../../../ui/form/check-group.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'
import { listOf, toggled } from '../../store-group.tsx'
import { look } from '../edit/look.ts'
import { PairField } from '../edit/pair-field.tsx'
import { FormPage } from '../forms/form-page.tsx'
import { StoreBoxes } from '../store-boxes.tsx'
import { inLocale, useCatalogueWords } from '../words.ts'
import { DiscountSection } from './discount-section.tsx'
import type { Promo } from './promo.ts'
import { closePromo, hasUnsavedPromo, savePromo } from './promo-form.ts'
import { type PromoField, usePromoFields } from './use-promo-fields.ts'
import { WeeklyEditor } from './weekly-editor.tsx'

/** The times, methods and stores of an offer. */
function WhenSection({ field, kind }: { field: PromoField; kind: Promo['kind'] }) {
  const { t } = useCatalogueWords()
  const [methods, stores] = [field('methods'), field('stores')]
  return (
    <section className={look.box} aria-labelledby="promo-when">
      <h3 id="promo-when">{t('promo.when')}</h3>
      <div className={momentRowClass()}>
        <Field {...field('starts')} label={t('edit.starts')} type="datetime-local" />
        <Field {...field('ends')} label={t('edit.ends')} type="datetime-local" />
      </div>
      <p className={layout.small}>{t(kind === 'deal' ? 'promo.timesText' : 'promo.codeTimesText')}</p>
      {kind === 'deal' && <WeeklyEditor field={field} />}
      <CheckGroup
        legend={t('field.methods')}
        text={t('promo.methodsText')}
        items={method.options.map(name => ({
          name,
          label: t(`promo.method.${name}`),
          checked: listOf(methods.value).includes(name),
          onToggle: () => methods.onValue(toggled(methods.value, name))
        }))}
      />
      <StoreBoxes value={stores.value} onValue={stores.onValue} text={t('promo.storesText')} />
    </section>
  )
}

/** A yes or no of the form. */
function Flag({ field, name, label }: { field: PromoField; name: string; label: string }) {
  const { value, onValue } = field(name)
  return <Check label={label} checked={value !== ''} onToggle={() => onValue(value === '' ? 'yes' : '')} />
}

/** Who may have the offer, how often, and with which others. */
function LimitsSection({ field, kind }: { field: PromoField; kind: Promo['kind'] }) {
  const { t } = useCatalogueWords()
  const whole = { inputMode: 'numeric' as const, maxLength: 7, autoComplete: 'off' }
  return (
    <section className={look.box} aria-labelledby="promo-limits">
      <h3 id="promo-limits">{t('promo.limits')}</h3>
      <div className={look.three}>
        <Field {...field('minimum')} label={t('field.minimum')} inputMode="decimal" maxLength={12} autoComplete="off" />
        <Field {...field('perPerson')} {...whole} label={t('field.perPerson')} />
        {kind === 'code' && <Field {...field('most')} {...whole} label={t('field.most')} />}
      </div>
      {kind === 'code' && <Flag field={field} name="firstOrder" label={t('field.firstOrder')} />}
      <Flag field={field} name="combines" label={t('promo.combines')} />
    </section>
  )
}

function AboutSection({ field, kind }: { field: PromoField; kind: Promo['kind'] }) {
  const { t } = useCatalogueWords()
  const { value } = field('stores')
  const stores = value === '' ? [] : listOf(value)
  return (
    <section className={look.box} aria-labelledby="promo-about">
      <h3 id="promo-about">{t('promo.about')}</h3>
      {kind === 'code' && (
        <Field
          {...field('code')}
          label={t('field.code')}
          hint={t('promo.codeHint')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <PairField field={field} name="name" labels={['edit.nameEn', 'edit.nameFr']} most={120} stores={stores} />
    </section>
  )
}

interface Props {
  promo: Promo
  isNew: boolean
}

/** The page of a deal or code: its form. Saved changes go into the draft. */
export function PromoPage({ promo, isNew }: Props) {
  const { t, locale } = useCatalogueWords()
  const { form, field, isSending } = usePromoFields()
  const { kind, fields } = promo
  return (
    <FormPage
      title={isNew ? t(kind === 'deal' ? 'promo.addDeal' : 'promo.addCode') : inLocale(fields.name, locale)}
      label={t(kind === 'deal' ? 'promo.deal' : 'promo.code')}
      form={form}
      isNew={isNew}
      isSending={isSending}
      hasUnsaved={hasUnsavedPromo}
      onSave={savePromo}
      onClose={closePromo}
    >
      <AboutSection field={field} kind={kind} />
      <DiscountSection field={field} />
      <WhenSection field={field} kind={kind} />
      <LimitsSection field={field} kind={kind} />
    </FormPage>
  )
}
