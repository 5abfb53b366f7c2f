import { useStore } from '@nanostores/react'
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ListedCategory } from '../../../contract/staff/staff-catalogue.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { $reach } from '../../data/rights.ts'
import { $opened } from '../opened.ts'
import { inLocale, useCatalogueWords } from '../words.ts'
import { AboutSection } from './about-section.tsx'
import type { Edited } from './edited.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { look } from './look.ts'
import { PreviewCard } from './preview-card.tsx'
import { addSize, closeForm, isUnsaved, productForm } from './product-form.ts'
import { hasUnsaved, saveProduct, setArchived } from './save-product.ts'
import { SizeSection } from './size-section.tsx'
import { useProductFields } from './use-product-fields.ts'

const s = styles({
  head: `display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;& h2 { flex:1 1 240px;font-size:22px;overflow-wrap:anywhere; }`,
  page: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-items:start;
@container sf (min-width: 960px) { grid-template-columns:minmax(0,1fr) 264px; }`,
  side: '@container sf (min-width: 960px) { position:sticky;inset-block-start:0; }',
  save: `position:sticky;inset-block-end:-16px;display:flex;flex-wrap:wrap;align-items:center;justify-content:end;gap:8px 12px;margin:0 -16px -16px;padding:12px 16px;
background:var(--sf-raised);border-top:1px solid var(--sf-line);& > p { margin-inline-end:auto;font-weight:500; }`
})

/** The bar that says whether the typed text is saved. */
function SaveBar({ isNew, isSending }: { isNew: boolean; isSending: boolean }) {
  const { t } = useCatalogueWords()
  const isChanged = isUnsaved(useStore(productForm.$state).values)
  return (
    <div className={s.save}>
      <p role="status">{isChanged ? t('edit.unsaved') : ''}</p>
      <Button type="submit" kind="primary" busy={isSending}>
        {t(isNew ? 'edit.addToDraft' : 'cat.toDraft')}
      </Button>
    </div>
  )
}

interface Props {
  edited: Edited
  categories: readonly ListedCategory[]
}

function Sizes({ edited, isLocked }: { edited: Edited; isLocked: boolean }) {
  const { t } = useCatalogueWords()
  const { field } = useProductFields()
  const box = useRef<HTMLDivElement>(null)
  const { length } = edited.shown.sizes
  const before = useRef(length)
  useLayoutEffect(() => {
    if (length > before.current) box.current?.querySelector<HTMLElement>(`#s${length - 1}-sizeEn`)?.focus()
    before.current = length
  }, [length])
  return (
    <div className={look.plain} ref={box}>
      {edited.shown.sizes.map(({ id }, at) => (
        <SizeSection key={id} field={field} at={at} isLocked={isLocked} />
      ))}
      {!isLocked && (
        <div>
          <Button onClick={addSize}>
            <Icon of={Plus} />
            {t('edit.addSize')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The head of the page: the way back, the product's name, and whether it is archived. */
function Head({ edited, isLocked, onLeave }: { edited: Edited; isLocked: boolean; onLeave(then: () => void): void }) {
  const { t, locale } = useCatalogueWords()
  const title = useRef<HTMLHeadingElement>(null)
  const { id, fields } = edited.shown
  const isNew = edited.before === undefined
  useLayoutEffect(() => title.current?.focus(), [id])
  const copy = () => {
    closeForm()
    $opened.set({ kind: 'new', copyOf: id })
  }
  const back = () => {
    closeForm()
    $opened.set(undefined)
  }
  return (
    <div className={s.head}>
      <Button onClick={() => onLeave(back)}>
        <Icon of={ArrowLeft} />
        {t('edit.toList')}
      </Button>
      <h2 tabIndex={-1} ref={title}>
        {isNew ? t('cat.add') : inLocale(fields.name, locale)}
      </h2>
      {fields.discontinued && <Chip tone="line">{t('cat.archived')}</Chip>}
      {!isNew && !isLocked && (
        <>
          <Button onClick={() => onLeave(copy)}>{t('edit.duplicate')}</Button>
          <Button onClick={() => void setArchived(!fields.discontinued)}>
            {t(fields.discontinued ? 'cat.bringBack' : 'cat.archive')}
          </Button>
        </>
      )}
    </div>
  )
}

/** The page of a product: its form and its card. Everything that is saved goes into the draft. */
export function ProductPage({ edited, categories }: Props) {
  const { t } = useCatalogueWords()
  const { form, field, isSending } = useProductFields()
  const isLocked = useStore($reach).locations !== null
  const [leave, setLeave] = useState<(() => void) | undefined>()
  const onLeave = (then: () => void) => (hasUnsaved() ? setLeave(() => then) : then())
  return (
    <>
      <Head edited={edited} isLocked={isLocked} onLeave={onLeave} />
      {isLocked && <NoticeLine>{t('cat.ownStores')}</NoticeLine>}
      <div className={s.page}>
        <Form {...form} label={t('edit.product')} onSubmit={() => void saveProduct()}>
          <fieldset disabled={isLocked} className={look.plain}>
            <AboutSection field={field} categories={categories} />
          </fieldset>
          <Sizes edited={edited} isLocked={isLocked} />
          <SaveBar isNew={edited.before === undefined} isSending={isSending} />
        </Form>
        <div className={s.side}>
          <PreviewCard />
        </div>
      </div>
      {leave && (
        <LeaveDialog
          onStay={() => setLeave(undefined)}
          onLeave={() => {
            setLeave(undefined)
            leave()
          }}
        />
      )}
    </>
  )
}
