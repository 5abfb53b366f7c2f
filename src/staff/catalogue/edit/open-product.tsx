import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { dataOf, toProblem, type Problem } from '../../../client/async-state.ts'
import type { EditedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { layout } from '../../../ui/layout.ts'
import { type Catalogue, catalogue, readProduct } from '../../data/catalogue.ts'
import { $draftVersion } from '../../data/drafts.ts'
import { useWords } from '../../staff-words.ts'
import { $opened, type Opened } from '../opened.ts'
import { say, useCatalogueWords } from '../words.ts'
import { blankProduct, copyOf } from './edited.ts'
import { $edited, openForm } from './product-form.ts'
import { ProductPage } from './product-page.tsx'
import { hasUnsaved } from './save-product.ts'

const copyName = {
  en: (name: string) => `${name} (copy)`,
  fr: (name: string) => `${name} (copie)`
}

/** Puts the opened product into the form; returns a problem if it can't be read. */
async function open(opened: Opened): Promise<Problem | undefined> {
  const isShown = () => $opened.get() === opened
  const source = opened.kind === 'known' ? opened.id : opened.copyOf
  if (source === undefined) {
    const categories = dataOf(catalogue.$state.get())?.categories ?? []
    const first = categories.find(({ parentId }) => parentId === null)
    openForm(blankProduct(first?.id ?? ''), undefined)
    return undefined
  }
  const result = await readProduct(source)
  if (!isShown()) return undefined
  if (!result.ok) return toProblem(result.problem)
  const product: EditedProduct = result.value
  if (opened.kind === 'known') openForm(product, product)
  else openForm(copyOf(product, copyName), undefined)
  return undefined
}

/** True if the form already has the opened product, as when its section is looked at again. */
const isOpen = (opened: Opened): boolean => {
  const edited = $edited.get()
  return opened.kind === 'known' ? edited?.shown.id === opened.id : edited !== undefined && !edited.before
}

/** Reads the product again when its draft was changed elsewhere, unless there is unsaved text. */
function useFreshForm(opened: Opened): void {
  const version = useStore($draftVersion)
  const before = useRef(version)
  useEffect(() => {
    if (before.current === version) return
    before.current = version
    if (opened.kind !== 'known' || !isOpen(opened) || hasUnsaved()) return
    void readProduct(opened.id).then(result => {
      if (result.ok && isOpen(opened) && !hasUnsaved()) openForm(result.value, result.value)
    })
  }, [opened, version])
}

/** The page of an opened product, once it is read. */
export function OpenProduct({ opened, known }: { opened: Opened; known: Catalogue }) {
  const { t } = useCatalogueWords()
  const { t: word } = useWords()
  const edited = useStore($edited)
  const [problem, setProblem] = useState<Problem | undefined>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isOpen(opened)) void open(opened).then(setProblem)
  }, [opened, tries])
  useFreshForm(opened)
  if (edited && isOpen(opened)) return <ProductPage edited={edited} categories={known.categories} />
  if (!problem)
    return (
      <Skeleton label={word('loading')}>
        <Bone height={480} radius={12} />
      </Skeleton>
    )
  return (
    <div className={layout.stack} role="alert">
      <p>{say(problem)}</p>
      <div className={layout.row}>
        {problem.kind !== 'not_found' && (
          <Button
            kind="primary"
            onClick={() => {
              setProblem(undefined)
              setTries(tries + 1)
            }}
          >
            {word('common.retry')}
          </Button>
        )}
        <Button onClick={() => $opened.set(undefined)}>{t('edit.toList')}</Button>
      </div>
    </div>
  )
}
