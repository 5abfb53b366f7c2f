import { beforeEach, describe, expect, it, vi } from 'vitest'
import { editDraft } from '../../src/contract/staff/drafts.ts'
import { readPromotions } from '../../src/contract/staff/staff-catalogue.ts'
import { stores } from '../../src/staff/data/stores.ts'
import { dataOf } from '../../src/client/async-state.ts'
import { $tab } from '../../src/staff/open-dialog.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData } from './support/drafts.ts'
import { fill, hasFocus, isSilent, press, says } from './support/find.ts'
import { fiveOff, pointsRules } from './support/promotions.ts'

const staff = withStaffShop()

beforeEach(() => {
  answerDrafts(staff.api, draftData())
  staff.api.on(readPromotions, { deals: [], codes: [], banners: [], rewards: [fiveOff], loyalty: pointsRules })
})

const edits = () => staff.api.received(editDraft).flatMap(({ body }) => body.edits)

async function openRewards(locale: 'en-CA' | 'fr-CA' = 'en-CA'): Promise<Rendered> {
  const page = await openBoard({ tab: 'promotions', locale })
  await vi.waitFor(() => expect(page.all('[data-promo=r1]')).toHaveLength(1))
  return page
}

/** Turns points on or off in all stores, as the shop tells the board. */
function setLoyalty(loyalty: boolean): void {
  const all = dataOf(stores.$state.get()) ?? []
  const value = all.map(store => ({ ...store, features: { ...store.features, loyalty } }))
  stores.$state.set({ state: 'ready', value } as never)
}

describe('rewards', () => {
  it('are listed with their price and value, and the rules of points with an example', async () => {
    const page = await openRewards()
    expect(page.get('[data-promo=r1]').textContent).toContain('500 points for $5.00 off an order')
    const rules = page.get('[data-promo=loyalty]').textContent ?? ''
    expect(rules).toContain('An order of $60.00 earns 60 points.')
    expect(rules).toContain('In the tier Bloom it earns 75 points.')
    expect(rules).toContain('100 points are worth $1.00.')
    expect(rules).toContain('Seedling from 0 points, Bloom from 250 points')
  })

  it('are changed in the draft field by field, with how much has to be bought for them', async () => {
    const page = await openRewards()
    await press(page, 'Edit: Five dollars')
    await says(page, 'A shopper earns them with $500.00 of orders.')
    await fill(page, 'Price in points', '600')
    await says(page, '600 points give $5.00 off an order.')
    await says(page, 'Used without this reward, these points are worth more: $6.00.')
    await fill(page, 'Amount off an order', '7.50')
    await isSilent(page, 'Used without this reward')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits()).toEqual([
      {
        kind: 'reward',
        ids: ['r1'],
        change: 'set',
        fields: { points: { from: 500, to: 600 }, value: { from: 500, to: 750 } }
      }
    ])
    await hasFocus(page, 'Edit: Five dollars')
  })

  it('are added behind the others, and say which figures can’t be', async () => {
    const page = await openRewards()
    await press(page, 'Add a reward')
    await fill(page, 'Name in English', 'Ten')
    await fill(page, 'Name in French', 'Dix')
    await fill(page, 'Price in points', '0')
    await fill(page, 'Amount off an order', '0')
    await fill(page, 'Begins', '2026-12-02T10:00')
    await fill(page, 'Ends', '2026-12-01T10:00')
    await press(page, 'Add to the draft')
    await says(page, 'Enter a whole number from 1 to 1,000,000.')
    await says(page, 'Enter an amount from 0.01 to 1,000.')
    await says(page, 'The end is before the beginning.')
    await fill(page, 'Price in points', '900')
    await fill(page, 'Amount off an order', '10')
    await fill(page, 'Ends', '2026-12-03T10:00')
    await press(page, 'Add to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits()).toMatchObject([
      {
        kind: 'reward',
        change: 'add',
        fields: {
          name: { to: { en: 'Ten', fr: 'Dix' } },
          points: { to: 900 },
          value: { to: 1000 },
          startsAt: { to: '2026-12-02T15:00:00.000Z' },
          endsAt: { to: '2026-12-03T15:00:00.000Z' },
          sortOrder: { to: 1 }
        }
      }
    ])
  })

  it('are taken away in the draft after a question', async () => {
    const page = await openRewards()
    await press(page, 'Remove: Five dollars')
    await says(page, 'Orders keep it.')
    await press(page, 'Remove in the draft')
    await says(page, 'Removed in the draft')
    expect(edits()).toEqual([{ kind: 'reward', ids: ['r1'], change: 'remove', fields: {} }])
    await hasFocus(page, 'Rewards')
  })
})

describe('the rules of points', () => {
  it('are changed in the draft, with an example as they are typed', async () => {
    const page = await openRewards()
    await press(page, 'Edit: Points and tiers')
    await fill(page, 'Points per dollar', '2')
    await says(page, 'An order of $60.00 earns 120 points.')
    await says(page, 'In the tier Bloom it earns 150 points.')
    await says(page, 'Five dollars: 500 points, earned with $250.00 of orders.')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits()).toEqual([
      { kind: 'loyalty', ids: ['loyalty'], change: 'set', fields: { pointsPerDollar: { from: 1, to: 2 } } }
    ])
    await hasFocus(page, 'Edit: Points and tiers')
  })

  it('say that no reward can be reached without points', async () => {
    const page = await openRewards()
    await press(page, 'Edit: Points and tiers')
    await fill(page, 'Points per dollar', '0')
    await says(page, 'Orders earn no points, so no reward can be reached.')
  })

  it('have tiers that are added and removed, ascending and each with a name of its own', async () => {
    const page = await openRewards()
    await press(page, 'Edit: Points and tiers')
    await press(page, 'Remove tier 1')
    await hasFocus(page, 'Add a tier')
    expect(page.inputs().map(({ id }) => id)).not.toContain('tier1-from')
    const input = (id: string) => page.get(`[id="${id}"]`) as HTMLInputElement
    await vi.waitFor(() => expect(input('tier0-nameEn').value).toBe('Bloom'))
    await press(page, 'Add a tier')
    await vi.waitFor(() => expect(page.root.activeElement?.id).toBe('tier1-nameEn'))
    page.type('[id="tier1-nameEn"]', 'bloom')
    page.type('[id="tier1-nameFr"]', 'Arbre')
    page.type('[id="tier1-from"]', '250')
    await press(page, 'Save to the draft')
    await says(page, 'A tier needs more points than the one before it.')
    await says(page, 'Another tier has this name in English or French.')
    page.type('[id="tier1-nameEn"]', 'Tree')
    page.type('[id="tier1-from"]', '251')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    const bloom = pointsRules.tiers[1]
    const to = [bloom, { name: { en: 'Tree', fr: 'Arbre' }, from: 251, bonus: 0 }]
    expect(edits()).toMatchObject([{ fields: { tiers: { from: pointsRules.tiers, to } } }])
  })

  it('say where points are off, with the way to the settings', async () => {
    const page = await openRewards()
    setLoyalty(false)
    await says(page, 'Points and rewards are off in all stores')
    await press(page, 'Store settings')
    expect($tab.get()).toBe('store')
    $tab.set('promotions')
    setLoyalty(true)
    await isSilent(page, 'Points and rewards are off')
  })

  it('are in French', async () => {
    const page = await openRewards('fr-CA')
    expect(page.get('[data-promo=r1]').textContent).toMatch(/500 points pour 5,00\s\$ de rabais/)
    expect(page.get('[data-promo=loyalty]').textContent).toMatch(/Au niveau Floraison, elle rapporte 75 points/)
  })
})
