import { useStore } from '@nanostores/react'
import type { ListedSale } from '../../../contract/staff/staff-catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'
import { $stores } from '../../data/stores.ts'
import { $tab } from '../../open-dialog.ts'
import { look } from '../edit/look.ts'
import { PairField } from '../edit/pair-field.tsx'
import { FormPage } from '../forms/form-page.tsx'
import { useThingFields } from '../forms/use-thing-fields.ts'
import { noFilter } from '../list/filter.ts'
import { $listFilter } from '../list/list-state.ts'
import { WeeklyEditor } from '../promotions/weekly-editor.tsx'
import { momentRowClass } from '../forms/moment-row.ts'
import { type CatalogueWord, useCatalogueWords } from '../words.ts'
import { mostSaleName, saleTitle } from './sale.ts'
import { saleGroupForm } from './sale-edits.ts'

const sentences: Record<string, CatalogueWord> = {
  'ends.past': 'cat.badEnd',
  'weekly.required': 'promo.needsTimes',
  'nameEn.required': 'banner.bothTexts',
  'nameFr.required': 'banner.bothTexts'
}

/** Shows the products that are on sale in the list of products. */
function showProducts(): void {
  $listFilter.set({ ...noFilter, state: 'sale' })
  $tab.set('products')
}

/** The page of a whole sale: its name and times, which are changed for all its sizes. */
export function SalePage({ sale }: { sale: ListedSale }) {
  const { t, locale } = useCatalogueWords()
  const { form, field, isSending } = useThingFields(saleGroupForm, sentences)
  const own = useStore($stores).filter(({ slug }) => sale.stores.includes(slug))
  return (
    <FormPage
      title={saleTitle(sale, locale)}
      label={t('sale.one')}
      form={form}
      isNew={false}
      isSending={isSending}
      hasUnsaved={saleGroupForm.hasUnsaved}
      onSave={saleGroupForm.save}
      onClose={saleGroupForm.close}
    >
      <section className={look.box} aria-labelledby="sale-about">
        <h3 id="sale-about">{t('promo.about')}</h3>
        <p className={layout.small}>
          {t('sale.changes', { count: sale.sizes, stores: own.map(({ name }) => name).join(', ') })}
        </p>
        <PairField
          field={field}
          name="name"
          labels={['edit.saleNameEn', 'edit.saleNameFr']}
          most={mostSaleName}
          stores={sale.stores}
        />
        <div>
          <Button onClick={showProducts}>{t('sale.products')}</Button>
        </div>
      </section>
      <section className={look.box} aria-labelledby="sale-when">
        <h3 id="sale-when">{t('reward.when')}</h3>
        <div className={momentRowClass()}>
          <Field {...field('starts')} label={t('edit.starts')} type="datetime-local" />
          <Field {...field('ends')} label={t('edit.ends')} type="datetime-local" />
        </div>
        <p className={layout.small}>{t('edit.timesText')}</p>
        <WeeklyEditor field={field} text={t('sale.weeklyText')} />
      </section>
    </FormPage>
  )
}
