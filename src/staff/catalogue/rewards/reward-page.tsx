import { useStore } from '@nanostores/react'
import { dataOf } from '../../../client/async-state.ts'
import type { EditedReward } from '../../../contract/staff/staff-catalogue.ts'
import { formatMoney } from '../../../format/money.ts'
import { centsFor } from '../../../rules/loyalty/points-earned.ts'
import { Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'
import { promotions } from '../../data/catalogue.ts'
import { $store } from '../../data/stores.ts'
import { look } from '../edit/look.ts'
import { PairField } from '../edit/pair-field.tsx'
import { FormPage } from '../forms/form-page.tsx'
import { type ThingField, useThingFields } from '../forms/use-thing-fields.ts'
import { OfferHint } from '../law/offer-hint.tsx'
import { momentRowClass } from '../forms/moment-row.ts'
import { type CatalogueWord, inLocale, useCatalogueWords } from '../words.ts'
import { OffNotice, useLoyaltyStores } from './off-notice.tsx'
import { mostName, readReward } from './reward.ts'
import { rewardForm } from './reward-form.ts'

const sentences: Record<string, CatalogueWord> = {
  'points.wrong': 'reward.badPoints',
  'value.wrong': 'reward.badValue',
  'ends.past': 'cat.badEnd',
  'endsAt.past': 'cat.badEnd'
}

/** An example of the typed reward, and how much has to be bought for it. */
function Example({ reward }: { reward: EditedReward }) {
  const { t, locale } = useCatalogueWords()
  const { values } = useStore(rewardForm.form.$state)
  const store = useStore($store) ?? { timezone: 'America/Toronto' }
  const rules = dataOf(useStore(promotions.$state))?.loyalty
  const { points, value } = readReward(values, reward, store).fields
  if (points === 0 || value === 0 || !rules) return null
  const money = (cents: number) => formatMoney(cents, locale)
  const plain = points * rules.pointValue
  return (
    <div className={layout.tight} role="status">
      <p>{t('reward.example', { points: t('reward.points', { count: points }), value: money(value) })}</p>
      <p>
        {rules.pointsPerDollar === 0
          ? t('points.unreachable')
          : t('reward.reach', { amount: money(centsFor(points, rules.pointsPerDollar)) })}
      </p>
      {plain > value && <p>{t('reward.poor', { amount: money(plain) })}</p>}
    </div>
  )
}

function ValueSection({ field, reward }: { field: ThingField; reward: EditedReward }) {
  const { t } = useCatalogueWords()
  const stores = useLoyaltyStores()
  return (
    <section className={look.box} aria-labelledby="reward-value">
      <h3 id="reward-value">{t('reward.value')}</h3>
      <div className={look.three}>
        <Field
          {...field('points')}
          label={t('reward.pointsField')}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
        />
        <Field {...field('value')} label={t('reward.off')} inputMode="decimal" maxLength={9} autoComplete="off" />
        <Field
          {...field('sortOrder')}
          label={t('field.sortOrder')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </div>
      <Example reward={reward} />
      <OfferHint of="reward" offer={{ kind: 'reward' }} stores={stores} />
    </section>
  )
}

/** The page of a reward: its form. Saved changes go into the draft. */
export function RewardPage({ reward, isNew }: { reward: EditedReward; isNew: boolean }) {
  const { t, locale } = useCatalogueWords()
  const { form, field, isSending } = useThingFields(rewardForm, sentences)
  const stores = useLoyaltyStores()
  return (
    <FormPage
      title={isNew ? t('reward.add') : inLocale(reward.fields.name, locale)}
      label={t('reward.one')}
      form={form}
      isNew={isNew}
      isSending={isSending}
      hasUnsaved={rewardForm.hasUnsaved}
      onSave={rewardForm.save}
      onClose={rewardForm.close}
    >
      <OffNotice />
      <section className={look.box} aria-labelledby="reward-about">
        <h3 id="reward-about">{t('promo.about')}</h3>
        <PairField field={field} name="name" labels={['edit.nameEn', 'edit.nameFr']} most={mostName} stores={stores} />
      </section>
      <ValueSection field={field} reward={reward} />
      <section className={look.box} aria-labelledby="reward-when">
        <h3 id="reward-when">{t('reward.when')}</h3>
        <div className={momentRowClass()}>
          <Field {...field('starts')} label={t('edit.starts')} type="datetime-local" />
          <Field {...field('ends')} label={t('edit.ends')} type="datetime-local" />
        </div>
        <p className={layout.small}>{t('reward.timesText')}</p>
      </section>
    </FormPage>
  )
}
