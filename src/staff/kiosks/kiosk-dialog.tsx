import { toProblem } from '../../client/async-state.ts'
import { createForm } from '../../client/form.ts'
import { setKiosk, type StaffKiosk } from '../../contract/kiosk/kiosk.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { saveKiosk } from '../data/kiosks.ts'
import { closeDialog, noLock } from '../open-dialog.ts'
import { useForm } from '../use-form.ts'
import { useWords } from '../staff-words.ts'

const kioskForm = createForm(
  'person',
  { name: '', reader: '' },
  setKiosk.body,
  ({ name, reader }) => ({ name, reader: reader.trim() || null }),
  undefined,
  // Only the payment provider knows why it refuses a reader.
  { problemOf: problem => (problem.fields['reader'] === 'unknown' ? toProblem(problem) : undefined) }
)

/** Renames a kiosk and pairs a card reader with it. */
export function KioskDialog({ kiosk }: { kiosk: StaffKiosk }) {
  const { t } = useWords()
  const start = { name: kiosk.name, reader: kiosk.reader ?? '' }
  const { form, field, isSending } = useForm(kioskForm, { start })
  const submit = async () => {
    const result = await kioskForm.submit(body => saveKiosk(kiosk.id, body))
    if (result?.ok) closeDialog()
  }
  const title = t('kiosks.change', { name: kiosk.name })
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <Form {...form} label={title} onSubmit={() => void submit()}>
        <Field {...field('name')} label={t('kiosks.name')} maxLength={40} autoComplete="off" />
        <Field
          {...field('reader')}
          label={t('kiosks.reader')}
          hint={t('kiosks.readerHint')}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" kind="primary" busy={isSending}>
          {t('kiosks.save')}
        </Button>
      </Form>
    </Dialog>
  )
}
