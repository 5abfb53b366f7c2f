import { useState } from 'react'
import type { ListedCategory } from '../../../contract/staff/staff-catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { layout } from '../../../ui/layout.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { noLock } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { categoryOptions } from '../category-options.ts'
import { useCatalogueWords } from '../words.ts'
import { setProducts } from './bulk-edits.ts'
import { saveAll } from './save-all.ts'

interface Props {
  ids: readonly string[]
  categories: readonly ListedCategory[]
  onClose(): void
}

/** Moves products to another category or subcategory. */
export function CategoryDialog({ ids, categories, onClose }: Props) {
  const { t, locale } = useCatalogueWords()
  const { t: say } = useWords()
  const options = categoryOptions(categories, locale)
  const [id, setId] = useState(options[0]?.value ?? '')
  const [isSending, setSending] = useState(false)
  const save = async () => {
    const parent = categories.find(category => category.id === id)?.parentId
    setSending(true)
    const result = await saveAll(
      setProducts(ids, parent ? { categoryId: parent, subCategoryId: id } : { categoryId: id, subCategoryId: null })
    )
    setSending(false)
    if (result?.ok) onClose()
  }
  return (
    <Dialog title={t('cat.setCategory')} closeLabel={say('close')} onClose={onClose} lock={noLock}>
      <div className={layout.stack}>
        <p>{t('cat.changes', { count: ids.length })}</p>
        <FieldSelect label={t('cat.category')} options={options} value={id} onValue={setId} />
        <Button kind="primary" busy={isSending} onClick={() => void save()}>
          {t('cat.toDraft')}
        </Button>
      </div>
    </Dialog>
  )
}
