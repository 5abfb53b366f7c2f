import { useStore } from '@nanostores/react'
import { Button } from '../../../ui/button.tsx'
import { BoxChoice } from '../../../ui/form/box-choice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { fieldRowClass } from '../../../ui/form/field-row.ts'
import { Form } from '../../../ui/form/form.tsx'
import { layout } from '../../../ui/layout.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { $store } from '../../data/stores.ts'
import { noLock } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { useForm } from '../../use-form.ts'
import { readMoney, readWhole } from '../read-figures.ts'
import { LawField } from '../law/law-field.tsx'
import { OfferHint } from '../law/offer-hint.tsx'
import { StoreBoxes, storesIn } from '../store-boxes.tsx'
import { WeeklyEditor } from '../promotions/weekly-editor.tsx'
import { momentRowClass } from '../forms/moment-row.ts'
import { useCatalogueWords } from '../words.ts'
import { endSale, type Sale, setPrices, toSale } from './bulk-edits.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { saleForm, type TypedSale, weeklyIn } from './sale-form.ts'
import { savePrices } from './save-prices.ts'

function saleOf({ kind, percent, price, nameEn, nameFr, starts, ends, weekly: typed }: TypedSale): Sale {
  const weekly = weeklyIn(typed)
  const hasTimes = starts !== '' || ends !== '' || weekly.length > 0
  return {
    ...(kind === 'percent' ? { percent: readWhole(percent) ?? 0 } : { price: readMoney(price) ?? 0 }),
    name: nameEn.trim() ? { en: nameEn, fr: nameFr } : null,
    times: hasTimes ? { starts: starts || null, ends: ends || null, weekly: weekly.length > 0 ? weekly : null } : null
  }
}

const percentOff = (typed: string) => ({ kind: 'percent' as const, percent: readWhole(typed) ?? 0 })

interface Props {
  ids: readonly string[]
  onClose(): void
  /** Called before it closes with the sale in the draft. */
  onSaved(): void
}

/** Puts products on sale in some stores, or ends their sale. */
export function SaleDialog({ ids, onClose, onSaved }: Props) {
  const { t } = useCatalogueWords()
  const { t: say } = useWords()
  const store = useStore($store)
  const words = {
    'percent.wrong': t('cat.badPercent'),
    'price.wrong': t('cat.badMoney'),
    'ends.wrong': t('cat.badEnd'),
    'weekly.required': t('promo.needsTimes')
  }
  const { form, field, isSending } = useForm(saleForm, { sentences: words })
  const [kind, stores] = [field('kind'), field('stores')]
  const isSale = kind.value !== 'end'
  const name = { maxLength: 60, autoComplete: 'off', stores: storesIn(stores.value) }
  const submit = async () => {
    const values = saleForm.$state.get().values
    const result = await saleForm.submit(() =>
      savePrices(ids, values.stores, prices => setPrices(prices, isSale ? toSale(saleOf(values)) : endSale))
    )
    if (!result?.ok) return
    onSaved()
    onClose()
  }
  return (
    <Dialog title={t('cat.setSale')} closeLabel={say('close')} onClose={onClose} lock={noLock}>
      <Form {...form} label={t('cat.setSale')} onSubmit={() => void submit()}>
        <p>{t('cat.changes', { count: ids.length })}</p>
        <BoxChoice
          legend={t('cat.saleKind')}
          look="rows"
          value={kind.value}
          onValue={kind.onValue}
          options={(['percent', 'price', 'end'] as const).map(value => ({ value, label: t(`cat.saleKind.${value}`) }))}
        />
        {kind.value === 'percent' && (
          <>
            <Field
              {...field('percent')}
              label={t('cat.percent')}
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
            />
            <OfferHint of="percent" offer={percentOff(field('percent').value)} stores={name.stores} />
          </>
        )}
        {kind.value === 'price' && (
          <Field {...field('price')} label={t('edit.sale')} inputMode="decimal" maxLength={12} autoComplete="off" />
        )}
        {isSale && (
          <>
            <div className={fieldRowClass()}>
              <LawField {...field('nameEn')} {...name} label={t('edit.saleNameEn')} lang="en" />
              <LawField {...field('nameFr')} {...name} label={t('edit.saleNameFr')} lang="fr" />
            </div>
            <div className={momentRowClass()}>
              <Field {...field('starts')} label={t('edit.starts')} type="datetime-local" />
              <Field {...field('ends')} label={t('edit.ends')} type="datetime-local" />
            </div>
            <p className={layout.small}>{t('edit.timesText')}</p>
            <WeeklyEditor field={name => ({ ...field(name as 'weekly'), id: name })} text={t('sale.weeklyText')} />
          </>
        )}
        <StoreBoxes value={stores.value} onValue={stores.onValue} />
        <BulkProgress />
        <Button type="submit" kind="primary" busy={isSending} disabled={!store}>
          {t('cat.toDraft')}
        </Button>
      </Form>
    </Dialog>
  )
}
