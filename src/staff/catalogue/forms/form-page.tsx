import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LeaveDialog } from '../edit/leave-dialog.tsx'
import { type CatalogueWord, useCatalogueWords } from '../words.ts'

const s = styles({
  head: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;& h2 { flex:1 1 240px;font-size:22px;overflow-wrap:anywhere; }',
  page: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-items:start;
@container sf (min-width: 960px) { grid-template-columns:minmax(0,1fr) 300px; }`,
  side: '@container sf (min-width: 960px) { position:sticky;inset-block-start:0; }',
  save: `position:sticky;inset-block-end:-16px;display:flex;flex-wrap:wrap;justify-content:end;gap:8px 12px;margin:0 -16px -16px;padding:12px 16px;
background:var(--sf-raised);border-top:1px solid var(--sf-line);`
})

interface Props {
  /** The heading, which takes the focus. */
  title: string
  /** The name of the form. */
  label: string
  form: Pick<ComponentProps<typeof Form>, 'title' | 'wrong' | 'isRefused' | 'refusals'>
  isNew: boolean
  isSending: boolean
  children: ReactNode
  /** The way back to the list; that of the promotions by default. */
  back?: CatalogueWord
  /** A preview next to the form. */
  side?: ReactNode
  hasUnsaved(): boolean
  onSave(): Promise<void>
  onClose(): void
}

/** The page of a promotion, a category or a brand: the way back, which asks about typed text, and its form. */
export function FormPage({
  back = 'promo.toList',
  isNew,
  isSending,
  side,
  hasUnsaved,
  onSave,
  onClose,
  ...page
}: Props) {
  const { title, label, form, children } = page
  const { t } = useCatalogueWords()
  const [isLeaving, setLeaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const content = (
    <Form {...form} label={label} onSubmit={() => void onSave()}>
      {children}
      <div className={s.save}>
        <Button type="submit" kind="primary" busy={isSending}>
          {t(isNew ? 'edit.addToDraft' : 'cat.toDraft')}
        </Button>
      </div>
    </Form>
  )
  return (
    <>
      <div className={s.head}>
        <Button onClick={() => (hasUnsaved() ? setLeaving(true) : onClose())}>
          <Icon of={ArrowLeft} />
          {t(back)}
        </Button>
        <h2 tabIndex={-1} ref={heading}>
          {title}
        </h2>
      </div>
      {side ? (
        <div className={s.page}>
          {content}
          <div className={s.side}>{side}</div>
        </div>
      ) : (
        content
      )}
      {isLeaving && <LeaveDialog text={t('promo.leaveText')} onStay={() => setLeaving(false)} onLeave={onClose} />}
    </>
  )
}
