import { useStore } from '@nanostores/react'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import { fold } from '../../../lib/search/fold.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldError } from '../../../ui/form/field.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { SuggestField } from '../../../ui/form/suggest-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { layout } from '../../../ui/layout.ts'
import { takeLostFocus } from '../../../ui/overlay/lost-focus.ts'
import { type Catalogue, catalogue } from '../../data/catalogue.ts'
import { categoryOptions } from '../category-options.ts'
import { inLocale, useCatalogueWords } from '../words.ts'
import { itemLists } from './typed-promo.ts'
import type { PromoField } from './use-promo-fields.ts'

const s = styles({
  box: 'display:grid;grid-template-columns:minmax(0,1fr);gap:12px;& legend { font-weight:500;margin-bottom:4px; }',
  row: 'display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,200px),1fr));gap:12px;align-items:end;',
  chosen: 'display:flex;flex-wrap:wrap;gap:8px;'
})

type List = (typeof itemLists)[number]

interface Props {
  field: PromoField
  /** The prefix of the lists' names, such as `of`. */
  prefix: string
  legend: string
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

interface ProductProps {
  id: string
  label: string
  known: Catalogue
  onAdd(slug: string): void
}

/** Finds products by name, and adds the chosen one. */
export function ProductField({ id, label, known, onAdd }: ProductProps) {
  const { t, locale } = useCatalogueWords()
  const [typed, setTyped] = useState('')
  const text = fold(typed.trim()).text
  const found =
    text.length < 2
      ? []
      : known.products.filter(({ name }) => fold(`${name.en} ${name.fr}`).text.includes(text)).slice(0, 6)
  return (
    <SuggestField
      id={id}
      label={label}
      listLabel={t('cat.title')}
      value={typed}
      options={found.map(({ name, brand }) => `${inLocale(name, locale)}, ${brand}`)}
      count={t('cat.count', { count: found.length })}
      onValue={setTyped}
      onChoose={at => {
        setTyped('')
        onAdd(found[at]?.slug ?? '')
      }}
      onSubmit={() => {}}
    />
  )
}

/** Adds a tag with its button or Enter. */
function TagField({ id, onAdd }: { id: string; onAdd(tag: string): void }) {
  const { t } = useCatalogueWords()
  const [typed, setTyped] = useState('')
  const add = () => {
    onAdd(typed.trim())
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <Field
      id={id}
      label={t('promo.addTag')}
      value={typed}
      onValue={setTyped}
      onKeyDown={onKeyDown}
      maxLength={60}
      autoComplete="off"
      autoCapitalize="none"
      end={<IconButton icon={Plus} label={t('promo.addThisTag')} onClick={add} />}
    />
  )
}

/** The names of the chosen items. */
function useNames(): (list: List, item: string) => string {
  const { t, locale } = useCatalogueWords()
  const known = dataOf(useStore(catalogue.$state))
  return (list, item) => {
    if (list === 'brands') return item
    if (list === 'tags') return t('promo.tag', { tag: item })
    if (list === 'variants') return t('promo.size', { id: item })
    const all = list === 'categories' ? known?.categories : known?.products
    const match = all?.find(({ slug }) => slug === item)
    return match ? inLocale(match.name, locale) : item
  }
}

/** The items that an offer is on: categories, brands and products; without any, everything. */
export function ItemsPicker({ field, prefix, legend }: Props) {
  const { t, locale } = useCatalogueWords()
  const known = dataOf(useStore(catalogue.$state))
  const nameOf = useNames()
  const box = useRef<HTMLFieldSetElement>(null)
  const [removed, setRemoved] = useState(0)
  useLayoutEffect(() => {
    if (removed > 0) takeLostFocus(box.current?.querySelector<HTMLElement>('select,input,button'))
  }, [removed])
  const lists = itemLists.map(list => ({
    list,
    items: linesOf(field(`${prefix}-${list}`).value)
  }))
  const set = (list: List, items: string[]) => field(`${prefix}-${list}`).onValue(items.join('\n'))
  const add = (list: List, item: string) => {
    const items = linesOf(field(`${prefix}-${list}`).value)
    if (item && !items.includes(item)) set(list, [...items, item])
  }
  const { error, id } = field(`${prefix}-categories`)
  const slugOf = (category: string) => known?.categories.find(({ id }) => id === category)?.slug ?? ''
  const brands = [...new Set(known?.products.map(({ brand }) => brand) ?? [])].filter(Boolean).sort()
  const none = { value: '', label: t('promo.choose') }
  return (
    <fieldset className={s.box} ref={box}>
      <legend>{legend}</legend>
      {known && (
        <div className={s.row}>
          <FieldSelect
            id={id}
            label={t('promo.addCategory')}
            value=""
            options={[none, ...categoryOptions(known.categories, locale)]}
            describedBy={error && `${id}-error`}
            onValue={category => add('categories', slugOf(category))}
          />
          <FieldSelect
            label={t('promo.addBrand')}
            value=""
            options={[none, ...brands.map(brand => ({ value: brand, label: brand }))]}
            onValue={brand => add('brands', brand)}
          />
          <ProductField
            id={`${prefix}-product`}
            label={t('promo.addProduct')}
            known={known}
            onAdd={slug => add('products', slug)}
          />
          <TagField id={`${prefix}-tag`} onAdd={tag => add('tags', tag)} />
        </div>
      )}
      {lists.every(({ items }) => items.length === 0) ? (
        <p className={layout.small}>{t('promo.everything')}</p>
      ) : (
        <div className={s.chosen}>
          {lists.flatMap(({ list, items }) =>
            items.map(item => (
              <Button
                key={`${list} ${item}`}
                aria-label={t('promo.removeItem', { name: nameOf(list, item) })}
                onClick={() => {
                  set(
                    list,
                    items.filter(other => other !== item)
                  )
                  setRemoved(removed + 1)
                }}
              >
                <span aria-hidden="true">{nameOf(list, item)}</span>
                <Icon of={X} size={16} />
              </Button>
            ))
          )}
        </div>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
