import { computed } from 'nanostores'
import { platform } from '../../platform/platform.ts'
import type { Emit } from '../../platform/host-events.ts'
import { $navigationType } from '../../routing/location.ts'
import { isShown } from '../../rules/menu/visibility.ts'
import { dataOf } from '../../client/async-state.ts'
import { $listPlace } from '../../stores/menu/list-place.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { $query, $queryText } from '../../stores/menu/menu-query.ts'
import { $product } from '../../stores/menu/product.ts'
import { $results } from '../../stores/menu/results.ts'
import { $slug } from '../../stores/location/location.ts'
import { $gateIsUp } from '../../stores/session/visitor-age.ts'
import { productItem } from './copies.ts'

/** The most products of a list in one event. */
const MOST = 20

/** The pause in typing after which a search counts, in milliseconds. */
const PAUSE = 800

/** The category shown of which store; undefined while no list is shown. */
const $list = computed([$menu, $listPlace, $gateIsUp, $query], (load, list, isUp, { category }) => {
  const menu = dataOf(load)
  return menu && list?.location === menu.location && !isUp ? { menu, category } : undefined
})

function followLists(emit: Emit): () => void {
  let last = ''
  return $list.subscribe(list => {
    if (!list || `${list.menu.location} ${list.category}` === last) return
    const { location, categories, products, complete } = list.menu
    const category = categories.find(({ slug }) => slug === list.category)
    const listed = products
      .filter(product => isShown(product) && (!category || product.category === category.id))
      .slice(0, MOST)
    if (listed.length < MOST && !complete) return
    last = `${location} ${list.category}`
    emit('menu-viewed', { location, list: category?.name ?? 'Menu', items: listed.map(productItem) })
  })
}

function followProduct(emit: Emit): () => void {
  let last: string | undefined
  return $product.subscribe(load => {
    const product = dataOf(load)
    if (product && product.id !== last)
      emit('product-viewed', { location: $slug.get() ?? '', item: productItem(product) })
    last = product?.id
  })
}

function followSearch(emit: Emit): () => void {
  let cancel = () => {}
  let last = ''
  const look = () => {
    const { q: term } = $query.get()
    const { queryText, products } = $results.get()
    if (queryText !== $queryText.get()) return wait()
    last = term
    emit('search', { term, results: products.length })
  }
  const wait = () => void (cancel = platform().clock.after(PAUSE, look))
  const end = $query.listen(({ q }) => {
    cancel()
    if (!$listPlace.get()) return
    if (q && q !== last) wait()
    else last = q
  })
  return () => {
    cancel()
    end()
  }
}

const $filters = computed([$queryText, $listPlace], (text, list) => {
  const filters = new URLSearchParams(text)
  filters.delete('q')
  return list && filters.toString()
})

function followFilters(emit: Emit): () => void {
  // Choices made before this code was there are emitted; those at the start of a visit aren't.
  let last = $navigationType.get() === 'start' ? $filters.get() : ''
  return $filters.subscribe(text => {
    if (text === undefined || text === last) return
    last = text
    emit('filter', { filters: Object.fromEntries(new URLSearchParams(text)) })
  })
}

/** Starts the events of the menu. Returns unsubscribe functions. */
export const startMenuEvents = (emit: Emit): (() => void)[] =>
  [followLists, followProduct, followSearch, followFilters].map(follow => follow(emit))
