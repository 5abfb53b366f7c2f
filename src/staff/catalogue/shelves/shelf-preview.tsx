import { useStore } from '@nanostores/react'
import type { Locale } from '../../../i18n/locale.ts'
import { styles } from '../../../theme/styles.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { Catalogue } from '../../data/catalogue.ts'
import type { Typed } from '../edit/typed.ts'
import { InLanguage } from '../forms/in-language.tsx'
import { shownPicture } from '../picture/picture-address.ts'
import { inLocale, useCatalogueWords } from '../words.ts'
import { readShelf } from './read-shelf.ts'
import { shelfForm } from './shelf-form.ts'
import type { Shelf } from './shelf.ts'

const s = styles({
  page: 'display:grid;gap:12px;justify-items:start;width:min(360px,100%);padding:16px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-surface);',
  tile: 'display:flex;align-items:center;gap:10px;max-width:100%;padding:3px 14px 3px 3px;border:1px solid var(--sf-line);border-radius:14px;background:var(--sf-raised);overflow-wrap:anywhere;',
  name: 'display:block;font-size:14px;font-weight:500;line-height:1.25;',
  count: 'display:block;font-size:12px;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;',
  text: 'white-space:pre-line;overflow-wrap:anywhere;'
})

interface Props {
  shelf: Shelf
  start: Typed
  known: Catalogue
}

function Shown({ shelf, start, known, language }: Props & { language: Locale }) {
  const { t } = useCatalogueWords()
  const { values } = useStore(shelfForm.$state)
  const { fields } = readShelf(values, shelf, known.categories)
  const before = start['picture'] ?? ''
  // Without one of its own, a category has a drawn picture.
  const drawn = before === '' ? shelf.shown : null
  const picture = shownPicture({ value: fields.picture ?? '', start: before, shown: shelf.shown }) ?? drawn
  const name = typeof fields.name === 'string' ? fields.name : inLocale(fields.name, language)
  const text = fields.text && inLocale(fields.text, language)
  return (
    <div className={s.page} lang={language}>
      <div className={s.tile}>
        <Picture of={{ picture }} form={'form' in fields ? fields.form : ''} size={48} />
        <span>
          <span className={s.name}>{name || t('edit.noName')}</span>
          <span className={s.count}>{t('shelf.count', { count: shelf.products })}</span>
        </span>
      </div>
      {text && <p className={s.text}>{text}</p>}
    </div>
  )
}

/** The category or brand about as the shop shows it, in a language that is chosen. */
export function ShelfPreview(props: Props) {
  const { t } = useCatalogueWords()
  return (
    <InLanguage id="shelf-preview" title={t('edit.preview')}>
      {language => <Shown {...props} language={language} />}
    </InLanguage>
  )
}
