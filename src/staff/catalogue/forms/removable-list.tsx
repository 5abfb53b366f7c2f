import { useRef, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { layout } from '../../../ui/layout.ts'
import { RemoveDialog } from '../promotions/remove-dialog.tsx'
import { useCatalogueWords } from '../words.ts'

const s = styles({
  list: 'border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);& > * + * { border-top:1px solid var(--sf-line); }',
  row: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:12px 16px;& img { width:56px;height:56px;border-radius:8px;object-fit:cover; }',
  about: 'flex:1 1 240px;min-width:0;display:grid;gap:2px;overflow-wrap:anywhere;',
  name: 'font-weight:650;'
})

/** A thing in a list, with the facts below its name. */
export interface ListItem {
  id: string
  name: string
  facts: readonly string[]
  picture?: string | null
  /** False for one that can only be looked at. */
  canOpen?: boolean
  /** False for one that can't be removed any more. */
  canRemove?: boolean
}

interface Props {
  title: string
  /** The text without any items. */
  empty: string
  items: readonly ListItem[]
  /** The consequence of a removal for shoppers. */
  removeText: string
  onOpen(id: string): void
  onRemove(id: string): Promise<void>
}

/** Returns a text with a capital at its head, as a sentence begins. */
export const asSentence = (text: string, locale: Locale): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)

function Row({ item, onOpen, onRemove }: { item: ListItem; onOpen(): void; onRemove(): void }) {
  const { t, locale } = useCatalogueWords()
  const { id, name, facts, picture, canOpen = true, canRemove = true } = item
  return (
    <li className={s.row} data-promo={id}>
      {picture && <img src={picture} alt="" loading="lazy" />}
      <div className={s.about}>
        <p className={s.name}>{name}</p>
        {facts.filter(Boolean).map(fact => (
          <p key={fact} className={layout.small}>
            {asSentence(fact, locale)}
          </p>
        ))}
      </div>
      {canOpen && (
        <Button aria-label={t('promo.editOf', { name })} onClick={onOpen}>
          {t('promo.edit')}
        </Button>
      )}
      {canRemove && (
        <Button kind="quiet" aria-label={t('promo.removeOf', { name })} onClick={onRemove}>
          {t('promo.takeOff')}
        </Button>
      )}
    </li>
  )
}

/** A titled list of things that are opened, or removed after a question; the focus moves to the title then. */
export function RemovableList({ title, empty, items, removeText, onOpen, onRemove }: Props) {
  const [asked, setAsked] = useState<ListItem | undefined>()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = async (id: string) => {
    setAsked(undefined)
    await onRemove(id)
    heading.current?.focus()
  }
  return (
    <section className={layout.stack}>
      <h3 tabIndex={-1} ref={heading}>
        {title}
      </h3>
      {items.length === 0 ? (
        <p className={layout.small}>{empty}</p>
      ) : (
        <ul className={s.list}>
          {items.map(item => (
            <Row key={item.id} item={item} onOpen={() => onOpen(item.id)} onRemove={() => setAsked(item)} />
          ))}
        </ul>
      )}
      {asked && (
        <RemoveDialog
          name={asked.name}
          text={removeText}
          onKeep={() => setAsked(undefined)}
          onRemove={() => void remove(asked.id)}
        />
      )}
    </section>
  )
}
