import type { Listing } from '../../../../src/contract/staff/staff.ts'
import { call } from './api.ts'
import { byId, fill, make, say, tell } from './dom.ts'
import { attempt, state } from './store.ts'

let listings: Listing[] = []

const nameOf = ({ name, variantName }: Listing): string => `${name}, ${variantName}`

const set = (listing: Listing, change: Partial<Pick<Listing, 'stock' | 'available'>>) =>
  attempt(async () => {
    const { stock, available } = { ...listing, ...change }
    const path = `/staff/locations/${state.slug}/listings/${listing.variant}`
    const fresh = await call<Listing>('PUT', path, { stock, available })
    take(fresh)
    tell(say('set', { name: nameOf(fresh), stock: fresh.stock }))
  })

function row(listing: Listing): HTMLElement {
  const { variant, brand, stock, available } = listing
  const name = nameOf(listing)
  const button = (key: string, text: string, label: string, click: () => void, checked?: boolean) =>
    make(
      'button',
      {
        'data-key': `${variant}/${key}`,
        'aria-label': label,
        ...(checked !== undefined && { role: 'switch', 'aria-checked': String(checked) }),
        click
      },
      text
    )
  const count = make('input', {
    type: 'number',
    min: 0,
    inputmode: 'numeric',
    value: stock,
    'data-key': `${variant}/count`,
    'aria-label': say('count', { name }),
    change: event => {
      const { valueAsNumber: typed } = event.currentTarget as HTMLInputElement
      if (Number.isInteger(typed) && typed >= 0) void set(listing, { stock: typed })
      else take(listing)
    }
  })
  return make(
    'li',
    { 'data-variant': variant },
    make('p', {}, make('strong', {}, name), ` · ${brand}`),
    make(
      'div',
      { class: 'row' },
      button('less', '−', say('less', { name }), () => void set(listing, { stock: Math.max(0, stock - 1) })),
      count,
      button('more', '+', say('more', { name }), () => void set(listing, { stock: stock + 1 })),
      button(
        'out',
        say('soldOut'),
        say('soldOutOf', { name }),
        () => void set(listing, { stock: stock > 0 ? 0 : 1 }),
        stock === 0
      ),
      button(
        'offer',
        say('offered'),
        say('offeredOf', { name }),
        () => void set(listing, { available: !available }),
        available
      )
    )
  )
}

function show(): void {
  const rows = listings.map(row)
  fill(byId('listings'), ...(rows.length > 0 ? rows : [make('li', {}, say('nothing'))]))
}

/** Updates one row; all others are kept, because somebody may be typing there. */
function take(fresh: Pick<Listing, 'variant' | 'stock' | 'available'>): void {
  const before = listings.find(({ variant }) => variant === fresh.variant)
  if (!before) return
  const now = { ...before, stock: fresh.stock, available: fresh.available }
  listings = listings.map(one => (one === before ? now : one))
  const old = byId('listings').querySelector(`[data-variant="${fresh.variant}"]`)
  const key = old?.contains(document.activeElement) ? document.activeElement?.getAttribute('data-key') : undefined
  const next = row(now)
  old?.replaceWith(next)
  if (key) next.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus()
}

/** Searches the store's listings. */
export const findListings = (): Promise<void> =>
  attempt(async () => {
    const { slug } = state
    const q = byId('search', HTMLInputElement).value.trim()
    const path = `/staff/locations/${slug}/listings?${new URLSearchParams({ q })}`
    const found = (await call<{ listings: Listing[] }>('GET', path)).listings
    if (slug !== state.slug || q !== byId('search', HTMLInputElement).value.trim()) return
    listings = found
    show()
  })

/** Applies a stock change by others, unless the number is being edited. */
export function noteStock(change: Pick<Listing, 'variant' | 'stock' | 'available'>): void {
  if (document.activeElement?.getAttribute('data-key') !== `${change.variant}/count`) take(change)
}
