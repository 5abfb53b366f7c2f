import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WatchForm } from '../../../src/contract/catalog/watches.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { WatchBox } from '../../../src/screens/product/watch-box.tsx'
import { $asked, $watch, watchForm } from '../../../src/stores/menu/watch.ts'
import { detail } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest } from '../support/shop.ts'

const gone = { ...detail, variants: detail.variants.map(one => ({ ...one, stock: 0 })) }
const size = { location: 'queen-west', product: gone.slug, variant: gone.variants[0]?.id ?? '' }
const form: WatchForm = {
  channels: [{ channel: 'email', address: null }],
  reaches: [
    { km: null, stores: 1 },
    { km: 5, stores: 2 }
  ],
  words: [
    { channel: 'email', km: null, text: 'One email from this store.', hash: 'a' },
    { channel: 'email', km: 5, text: 'One email from stores within 5 km.', hash: 'b' }
  ],
  open: null
}
const open = (changes: Partial<WatchForm> = {}, product = gone) => {
  $watch.set({ state: 'ready', value: { size, form: { ...form, ...changes } } })
  return render(<WatchBox product={product} location="queen-west" />)
}

describe('asking for a message when a size is back', () => {
  inQueenWest()
  beforeEach(() => {
    $asked.set(undefined)
    watchForm.reset()
  })

  it('shows the words that the choice of stores agrees to', async () => {
    const page = open()
    expect(page.root.textContent).toContain('One email from this store.')
    watchForm.type('km', '5')
    await vi.waitFor(() => expect(page.root.textContent).toContain('One email from stores within 5 km.'))
  })

  it('asks a guest for an address, and a member only how', () => {
    expect(open().all('input[type=email]')).toHaveLength(1)
    const member = open({ channels: [{ channel: 'email', address: 'ida@mail.example' }] })
    expect(member.all('input[type=email]')).toHaveLength(0)
    expect(member.root.textContent).toContain('Email to ida@mail.example')
  })

  it('says that a guest has to press the button in the letter, and moves the focus there', async () => {
    const page = open()
    $asked.set({ variant: size.variant, email: 'ida@mail.example', until: '2026-11-23T15:00:00Z' })
    await vi.waitFor(() => expect(page.get('[role=status]').textContent).toContain('ida@mail.example'))
    expect(page.root.activeElement).toBe(page.get('h2'))
    expect(page.all('form')).toHaveLength(0)
  })

  it('is a button while another size is in stock', () => {
    const page = open({}, { ...detail, variants: detail.variants.map((one, at) => (at ? { ...one, stock: 0 } : one)) })
    expect(page.all('form')).toHaveLength(0)
    expect(page.get('button').textContent).toBe('Tell me when a size is back')
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    expect(open().get('h2').textContent).toBe('M’avertir de son retour')
    $locale.set('en-CA')
  })
})
