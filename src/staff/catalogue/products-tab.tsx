import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { dataOf } from '../../client/async-state.ts'
import { styles } from '../../theme/styles.ts'
import { catalogue, type Catalogue } from '../data/catalogue.ts'
import { $current, $draftVersion, drafts } from '../data/drafts.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { $reach } from '../data/rights.ts'
import { Waiting } from '../header/waiting.tsx'
import { Remote } from '../remote.tsx'
import { OpenProduct } from './edit/open-product.tsx'
import { ProductList } from './list/product-list.tsx'
import { $closed, $opened } from './opened.ts'
import { LateShelves } from './shelves/late-shelves.tsx'
import { $editedShelf, $shelfView, type ShelfView } from './shelves/shelf-form.ts'
import { useCatalogueWords } from './words.ts'

const s = styles({
  // A focused field stays clear of the bar that saves, which sticks to the end.
  tab: 'position:relative;flex:1;min-height:0;overflow-y:auto;display:grid;grid-template-columns:minmax(0,1fr);align-content:start;padding:16px;scroll-padding-block-end:120px;',
  views: 'width:min(420px,100%);',
  inner: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;width:min(1160px,100%);margin-inline:auto;'
})

/** Puts the focus on the heading of the list when a page is closed, until the row of its product is drawn. */
function useReturnFocus() {
  const box = useRef<HTMLDivElement>(null)
  const opened = useStore($opened)
  const before = useRef(opened)
  useLayoutEffect(() => {
    const closed = before.current
    before.current = opened
    if (opened || !closed) return
    $closed.set(closed.kind === 'known' ? closed.id : undefined)
    box.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [opened])
  return box
}

const views: readonly ShelfView[] = ['products', 'categories', 'brands']

/** The choice between the lists of products, categories and brands; the latter two are for members of all stores. */
function Lists({ known }: { known: Catalogue }) {
  const { t } = useCatalogueWords()
  const view = useStore($shelfView)
  const isEditing = useStore($editedShelf) !== undefined
  const isEverywhere = useStore($reach).locations === null
  if (!isEverywhere) return <ProductList known={known} />
  return (
    <>
      {!isEditing && (
        <div className={s.views}>
          <Choice
            legend={t('shelf.views')}
            value={view}
            options={views.map(value => ({ value, label: t(`shelf.${value}`) }))}
            onValue={value => $shelfView.set(value as ShelfView)}
          />
        </div>
      )}
      {view === 'products' ? <ProductList known={known} /> : <LateShelves view={view} known={known} />}
    </>
  )
}

function Content({ known }: { known: Catalogue }) {
  const opened = useStore($opened)
  return opened ? <OpenProduct opened={opened} known={known} /> : <Lists known={known} />
}

/** The products of all stores: the list, or the page of one. Changes go into a draft. */
export function ProductsTab() {
  const load = useStore(catalogue.$state)
  const draft = useStore($current)?.id
  const version = useStore($draftVersion)
  const isKnown = dataOf(useStore(drafts.$state)) !== undefined
  const box = useReturnFocus()
  useEffect(() => {
    if (isKnown) void catalogue.load()
  }, [draft, isKnown, version])
  return (
    <div className={s.tab}>
      <div className={s.inner} ref={box}>
        <Waiting />
        <Remote load={load} height={480} onRetry={() => void catalogue.load()}>
          {known => <Content known={known} />}
        </Remote>
      </div>
    </div>
  )
}
