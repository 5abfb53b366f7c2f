import { useStore } from '@nanostores/react'
import type { EditedLoyalty } from '../../../contract/staff/staff-catalogue.ts'
import { fieldRowClass } from '../../../ui/form/field-row.ts'
import { Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'
import { look } from '../edit/look.ts'
import { FormPage } from '../forms/form-page.tsx'
import { type ThingField, useThingFields } from '../forms/use-thing-fields.ts'
import { OfferHint } from '../law/offer-hint.tsx'
import { type CatalogueWord, useCatalogueWords } from '../words.ts'
import { OffNotice, useLoyaltyStores } from './off-notice.tsx'
import { readPoints } from './points.ts'
import { PointsExample } from './points-example.tsx'
import { pointsForm } from './points-form.ts'
import { TiersEditor } from './tiers-editor.tsx'

const sentences: Record<string, CatalogueWord> = {
  'pointsPerDollar.wrong': 'points.badFigure',
  'pointValue.wrong': 'points.badFigure',
  'from.wrong': 'points.badFrom',
  'from.number': 'points.tierOrder',
  'nameEn.choice': 'points.tierTwice',
  'bonus.wrong': 'points.badBonus',
  'tiers.number': 'points.tierOrder',
  'tiers.choice': 'points.tierTwice'
}

function EarnSection({ field, before }: { field: ThingField; before: EditedLoyalty }) {
  const { t } = useCatalogueWords()
  const stores = useLoyaltyStores()
  const { values } = useStore(pointsForm.form.$state)
  const { fields } = readPoints(values)
  const isMore = fields.pointsPerDollar > before.pointsPerDollar || fields.pointValue > before.pointValue
  const whole = { inputMode: 'numeric' as const, maxLength: 4, autoComplete: 'off' }
  return (
    <section className={look.box} aria-labelledby="points-earn">
      <h3 id="points-earn">{t('points.earn')}</h3>
      <p className={layout.small}>{t('points.earnText')}</p>
      <div className={fieldRowClass()}>
        <Field {...field('pointsPerDollar')} {...whole} label={t('field.pointsPerDollar')} />
        <Field {...field('pointValue')} {...whole} label={t('field.pointValue')} />
      </div>
      <PointsExample />
      {isMore && <OfferHint of="points" offer={{ kind: 'reward' }} stores={stores} />}
    </section>
  )
}

/** The page of the rules of points and of the tiers. Saved changes go into the draft. */
export function PointsPage({ rules }: { rules: EditedLoyalty }) {
  const { t } = useCatalogueWords()
  const { form, field, isSending } = useThingFields(pointsForm, sentences)
  return (
    <FormPage
      title={t('points.title')}
      label={t('points.title')}
      form={form}
      isNew={false}
      isSending={isSending}
      hasUnsaved={pointsForm.hasUnsaved}
      onSave={pointsForm.save}
      onClose={pointsForm.close}
    >
      <OffNotice />
      <EarnSection field={field} before={rules} />
      <TiersEditor field={field} />
    </FormPage>
  )
}
