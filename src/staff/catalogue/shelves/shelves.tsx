import { useStore } from '@nanostores/react'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useLayoutEffect, useRef, useState } from 'react'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { layout } from '../../../ui/layout.ts'
import type { Catalogue } from '../../data/catalogue.ts'
import { RemoveDialog } from '../promotions/remove-dialog.tsx'
import { useCatalogueWords } from '../words.ts'
import { saveOrder } from './move.ts'
import { $editedShelf, openShelf, removeShelf } from './shelf-form.ts'
import { ShelfList } from './shelf-list.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { brandRows, categoryRows } from './shelf-rows.ts'
import { newShelf, type Shelf } from './shelf.ts'

const s = styles({
  head: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px;& h2 { font-size:22px; }'
})

interface Asked {
  shelf: Shelf
  name: string
}

/** True for a category with products or subcategories, which can't be removed. */
const isFull = ({ categories }: Catalogue, { shelf: { id } }: Asked): boolean =>
  categories.some(category => category.parentId === id || (category.id === id && category.products > 0))

const removeText = { category: 'shelf.removeCategoryText', brand: 'shelf.removeText' } as const

/** The lists of categories and of brands, or the page of one of them. */
export function Shelves({ view, known }: { view: 'categories' | 'brands'; known: Catalogue }) {
  const edited = useStore($editedShelf)
  const opened = useRef<string | undefined>(undefined)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const id = opened.current
    opened.current = edited?.shelf.id
    if (edited || id === undefined) return
    const row = box.current?.querySelector<HTMLElement>(`[data-shelf="${id}"] [data-open]`)
    ;(row ?? box.current?.querySelector<HTMLElement>('h2'))?.focus()
  }, [edited])
  return (
    <div className={layout.stack} ref={box}>
      {edited ? <ShelfPage {...edited} known={known} /> : <Lists view={view} known={known} />}
    </div>
  )
}

function Lists({ view, known }: { view: 'categories' | 'brands'; known: Catalogue }) {
  const { t, locale } = useCatalogueWords()
  const [asked, setAsked] = useState<Asked | undefined>()
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = (shelf: Shelf, name: string) => setAsked({ shelf, name })
  const isCategories = view === 'categories'
  const kind = isCategories ? 'category' : 'brand'
  const brands = brandRows(known.brands, ask)
  const rows = isCategories ? categoryRows(known.categories, locale, ask) : brands.known
  const order = (ids: readonly string[]) => {
    const all: readonly { id: string | null; sortOrder: number }[] = isCategories ? known.categories : known.brands
    const list = ids.map(id => ({ id, sortOrder: all.find(one => one.id === id)?.sortOrder ?? 0 }))
    void saveOrder(kind, list)
  }
  const remove = async ({ shelf }: Asked) => {
    setAsked(undefined)
    await removeShelf(shelf)
    heading.current?.focus()
  }
  return (
    <>
      <div className={s.head}>
        <h2 tabIndex={-1} ref={heading}>
          {t(`shelf.${view}`)}
        </h2>
        <Button kind="primary" onClick={() => openShelf(newShelf(kind, known))}>
          <Icon of={Plus} />
          {t(isCategories ? 'shelf.addCategory' : 'shelf.addBrand')}
        </Button>
      </div>
      {rows.length > 0 && (
        <>
          <p className={layout.small}>{t(isCategories ? 'shelf.orderText' : 'shelf.brandsText')}</p>
          <ShelfList rows={rows} onOrder={order} />
        </>
      )}
      {!isCategories && brands.others.length > 0 && (
        <section className={layout.stack}>
          <h3>{t('shelf.otherBrands')}</h3>
          <ShelfList rows={brands.others} onOrder={() => {}} />
        </section>
      )}
      {asked && (
        <RemoveDialog
          name={asked.name}
          text={t(isFull(known, asked) ? 'shelf.fullText' : removeText[kind])}
          onKeep={() => setAsked(undefined)}
          onRemove={isFull(known, asked) ? undefined : () => void remove(asked)}
        />
      )}
    </>
  )
}
