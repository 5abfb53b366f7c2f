import { useStore } from '@nanostores/react'
import Download from 'lucide/dist/esm/icons/download.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { readAllContacts } from '../data/contacts.ts'
import { $stores } from '../data/stores.ts'
import { saveText } from '../imports/save-text.ts'
import { contactsCsv } from './contacts-csv.ts'
import { useContactWords } from './contact-words.ts'

/** Saves the list of those who agree to offers as a file, and says how many they are. */
export function ContactsPanel() {
  const { t, locale } = useContactWords()
  const stores = useStore($stores)
  const [isReading, setReading] = useState(false)
  const [said, setSaid] = useState('')
  const save = async () => {
    setReading(true)
    setSaid('')
    const contacts = await readAllContacts()
    setReading(false)
    if (!contacts) return
    if (contacts.length === 0) return setSaid(t('contacts.none'))
    saveText(`${t('contacts.file')}.csv`, contactsCsv(contacts, stores, { t, locale }))
    setSaid(t('contacts.saved', { count: contacts.length }))
  }
  return (
    <div className={layout.stack}>
      <p>{t('contacts.text')}</p>
      <p>{t('contacts.law')}</p>
      <NoticeLine tone="warn" icon={TriangleAlert}>
        {t('contacts.warning')}
      </NoticeLine>
      <Button kind="primary" busy={isReading} onClick={() => void save()}>
        <Icon of={Download} size={18} />
        {t('contacts.save')}
      </Button>
      <p role="status" className={layout.small}>
        {said}
      </p>
    </div>
  )
}
