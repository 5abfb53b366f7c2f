import { useState } from 'react'
import type { Listing } from '../../contract/staff/staff-board.ts'
import { potencyUnit } from '../../contract/catalog/potency.ts'
import type { StaffLot } from '../../contract/staff/staff-lots.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/form/check.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FieldSelect } from '../../ui/form/field-select.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { saveLot } from '../data/lots.ts'
import { $dialog, noLock } from '../open-dialog.ts'
import { useWords, type Word } from '../staff-words.ts'
import { useForm } from '../use-form.ts'
import { lotForm, typedLot } from './lot-form.ts'

const sentences: Record<string, Word> = {
  'number.choice': 'lots.known',
  'number.too_long': 'lots.longNumber',
  'left.number': 'lots.badCount',
  'left.wrong': 'lots.tooMany',
  'packagedOn.wrong': 'lots.badDay',
  'thc.wrong': 'lots.badFigure',
  'cbd.wrong': 'lots.badFigure',
  'coa.wrong': 'lots.badAddress',
  'coa.too_long': 'lots.badAddress'
}

interface Props {
  listing: Listing
  /** The lot to change; without one, another is added. */
  lot?: StaffLot | undefined
  /** How many pieces of the stock are in no lot. */
  free: number
}

/** Adds a lot to a size, corrects one or ends it; leads back to the size's lots. */
export function LotDialog({ listing, lot, free }: Props) {
  const { t } = useWords()
  const { form, field, isSending } = useForm(lotForm, { words: sentences, ...(lot && { start: typedLot(lot) }) })
  const [isEnding, setIsEnding] = useState(false)
  const back = () => $dialog.set({ kind: 'lots', listing })
  const submit = async (isEnd: boolean) => {
    setIsEnding(isEnd)
    const result = await lotForm.submit(body => saveLot(listing, isEnd ? { ...body, left: 0 } : body))
    if (result?.ok) back()
  }
  const { value: counted, onValue: setCounted } = field('isCounted')
  const { error: _none, ...unit } = field('unit')
  const title = lot ? t('lots.changeOf', { number: lot.number }) : t('lots.add')
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={back} lock={noLock}>
      <Form {...form} label={title} onSubmit={() => void submit(false)}>
        {!lot && <Field {...field('number')} label={t('lots.number')} maxLength={60} autoComplete="off" />}
        <Field {...field('left')} label={t('lots.left')} inputMode="numeric" maxLength={9} autoComplete="off" />
        {!lot && free > 0 && (
          <Check
            name="isCounted"
            label={t('lots.counted', { count: free })}
            checked={counted !== ''}
            onToggle={() => setCounted(counted === '' ? 'yes' : '')}
          />
        )}
        <Field
          {...field('packagedOn')}
          label={t('lots.day')}
          hint={t('lots.dayHint')}
          maxLength={10}
          autoComplete="off"
        />
        <Field {...field('thc')} label={t('lots.thc')} hint={t('lots.figureHint')} maxLength={20} autoComplete="off" />
        <Field {...field('cbd')} label={t('lots.cbd')} maxLength={20} autoComplete="off" />
        <FieldSelect
          {...unit}
          label={t('lots.unit')}
          options={potencyUnit.options.map(value => ({ value, label: value }))}
        />
        <Field
          {...field('coa')}
          label={t('lots.coa')}
          hint="https://…"
          type="url"
          maxLength={1000}
          autoComplete="off"
        />
        <Button type="submit" kind="primary" busy={isSending && !isEnding}>
          {t('lots.save')}
        </Button>
        {lot && (
          <Button busy={isSending && isEnding} onClick={() => void submit(true)}>
            {t('lots.end', { count: lot.left })}
          </Button>
        )}
      </Form>
    </Dialog>
  )
}
