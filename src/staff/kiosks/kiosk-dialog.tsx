import { useState } from 'react'
import type { StaffKiosk } from '../../contract/kiosk/kiosk.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { saveKiosk } from '../data/kiosks.ts'
import { closeDialog, noLock } from '../open-dialog.ts'
import { useSubmit } from '../use-submit.ts'
import { useWords } from '../staff-words.ts'

/** Renames a kiosk and pairs a card reader with it. */
export function KioskDialog({ kiosk }: { kiosk: StaffKiosk }) {
  const { t } = useWords()
  const [name, setName] = useState(kiosk.name)
  const [reader, setReader] = useState(kiosk.reader ?? '')
  const { form, errors, isBusy, submit } = useSubmit(['name', 'reader'], async () => {
    await saveKiosk(kiosk, name, reader.trim() || null)
    closeDialog()
  })
  const title = t('kiosks.change', { name: kiosk.name })
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <Form {...form} label={title} onSubmit={submit}>
        <Field
          id="name"
          label={t('kiosks.name')}
          value={name}
          onValue={setName}
          error={errors['name']}
          maxLength={40}
          autoComplete="off"
        />
        <Field
          id="reader"
          label={t('kiosks.reader')}
          hint={t('kiosks.readerHint')}
          value={reader}
          onValue={setReader}
          error={errors['reader']}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" kind="primary" busy={isBusy}>
          {t('kiosks.save')}
        </Button>
      </Form>
    </Dialog>
  )
}
