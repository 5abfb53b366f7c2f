import { Button } from '../../../ui/button.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { noLock } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { useForm } from '../../use-form.ts'
import { StoreBoxes } from '../store-boxes.tsx'
import { createTextForm } from '../text-form.ts'
import { useCatalogueWords } from '../words.ts'
import { byPercent, setPrices } from './bulk-edits.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { savePrices } from './save-prices.ts'

/** Reads percent with a sign, such as `5` or `−7.5`; undefined for a text that is none, and for nought. */
export function readChange(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace(/[−–]/, '-').replace(/\s*%$/, '')
  const value = /^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
  return value !== 0 && value > -100 && value <= 500 ? value : undefined
}

const priceForm = createTextForm({ percent: '', isRounded: '', stores: '' }, ({ percent }) =>
  readChange(percent) === undefined ? { percent: percent.trim() ? 'wrong' : 'required' } : {}
)

/** Raises or lowers the prices of products in some stores. */
export function PriceDialog({ ids, onClose }: { ids: readonly string[]; onClose(): void }) {
  const { t } = useCatalogueWords()
  const { t: say } = useWords()
  const { form, field, isSending } = useForm(priceForm, { sentences: { 'percent.wrong': t('cat.badChange') } })
  const [rounded, stores] = [field('isRounded'), field('stores')]
  const submit = async () => {
    const values = priceForm.$state.get().values
    const change = byPercent(readChange(values.percent) ?? 0, values.isRounded !== '')
    const result = await priceForm.submit(() => savePrices(ids, values.stores, prices => setPrices(prices, change)))
    if (result?.ok) onClose()
  }
  return (
    <Dialog title={t('cat.setPrice')} closeLabel={say('close')} onClose={onClose} lock={noLock}>
      <Form {...form} label={t('cat.setPrice')} onSubmit={() => void submit()}>
        <p>{t('cat.changes', { count: ids.length })}</p>
        <Field
          {...field('percent')}
          label={t('cat.change')}
          hint={t('cat.changeHint')}
          inputMode="text"
          maxLength={8}
          autoComplete="off"
        />
        <Check
          label={t('cat.round')}
          checked={rounded.value !== ''}
          onToggle={() => rounded.onValue(rounded.value === '' ? 'yes' : '')}
        />
        <StoreBoxes value={stores.value} onValue={stores.onValue} />
        <BulkProgress />
        <Button type="submit" kind="primary" busy={isSending}>
          {t('cat.toDraft')}
        </Button>
      </Form>
    </Dialog>
  )
}
