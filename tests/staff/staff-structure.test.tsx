import { vi } from 'vitest'
import { readCopies } from '../../src/contract/staff/copies.ts'
import { readFeedKeys } from '../../src/contract/feed/feed-keys.ts'
import { readListings, readStaffOrders } from '../../src/contract/staff/staff-board.ts'
import { readLots } from '../../src/contract/staff/staff-lots.ts'
import { readFigures } from '../../src/contract/staff/figures.ts'
import { readMissedSearches } from '../../src/contract/staff/missed-searches.ts'
import { readStaffAudit } from '../../src/contract/staff/staff-audit.ts'
import { createPreview } from '../../src/contract/staff/drafts.ts'
import { readImport, readImports } from '../../src/contract/staff/imports.ts'
import { readStaffMembers, signInStaff } from '../../src/contract/staff/staff-member.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { $token } from '../../src/staff/data/token.ts'
import { type Draw, testStructure } from '../screens/support/axe.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { drawBoard, openBoard, withStaffShop } from './support/board.tsx'
import { withEmptyFrames } from './support/frames.ts'
import { choose, dialog, fill, press, says, submit } from './support/find.ts'
import { dayFigures } from './support/figures.ts'
import { atCurb, elisesOrder, entry, inMinutes, mira, samsOrder, shopCopy, theo, till } from './support/samples.ts'
import { checkedList, pastList } from './support/lists.ts'
import { answerDrafts, draftData, ownDraft, priceChange } from './support/drafts.ts'
import { isFilled, section } from './support/structure.ts'

const staff = withStaffShop()
withEmptyFrames()
const onHold = { ...samsOrder, hold: { reason: 'contact' as const, until: inMinutes(60) } }

/** Opens the refund of an order that was paid item by item. */
async function openRefund(locale: Locale) {
  const line = (line: string) => ({ line, quantity: 1, goods: 500, deposits: 10, taxes: [{ code: 'HST', amount: 65 }] })
  const paid = { lines: elisesOrder.lines.map(({ id }) => line(id)), fee: 500, feeTaxes: [], tip: 370 }
  staff.shop.orders = [{ ...elisesOrder, status: 'completed', paid }]
  const page = await openBoard({ locale })
  const [ended, refund, some] =
    locale === 'en-CA' ? ['Ended', 'Refund', 'Some items'] : ['Terminées', 'Rembourser', 'Certains articles']
  await choose(page, ended)
  await isFilled(page, 'article')
  await press(page, new RegExp(`^${refund}.*QW-1001$`))
  await vi.waitFor(() => dialog(page))
  return { page, some, send: refund }
}

/** Opens the board with some orders. */
async function openOrders(locale: Locale): Promise<Rendered> {
  staff.shop.orders = [{ ...elisesOrder, method: 'curbside', curbside: atCurb(3) }, samsOrder]
  const page = await openBoard({ locale })
  await isFilled(page, 'article')
  return page
}

/** Opens a dialog of the board by its button. */
const asking =
  (button: RegExp): Draw =>
  async locale => {
    const page = await openOrders(locale)
    await press(page, button)
    await vi.waitFor(() => dialog(page))
    return page
  }

/** Opens a dialog from the menu of the manager. */
const fromMenu =
  (button: RegExp, sign: string): Draw =>
  async locale => {
    staff.api.on(readStaffMembers, { members: [mira, theo] })
    staff.api.on(readFeedKeys, { keys: [till] })
    staff.api.on(readCopies, { copies: [shopCopy] })
    staff.api.on(readStaffAudit, { entries: [entry] })
    staff.api.on(readImports, { imports: [pastList] })
    staff.api.on(readFigures, dayFigures)
    staff.api.on(readMissedSearches, {
      searches: [{ words: 'bubble hash', language: 'en', count: 7, lastWeek: '2026-11-16' }]
    })
    const page = await openBoard({ locale })
    await press(page, /Mira Roy$/)
    await press(page, button)
    await isFilled(page, sign)
    return page
  }

/** Opens the lots of a size. */
const sizeLots: Draw = async locale => {
  const lot = { number: 'A-1', left: 8, packagedOn: '2026-10-12', thc: null, cbd: null, coa: 'https://lab.example/1' }
  staff.api.on(readLots, { variant: 'v1', stock: 12, available: true, lots: [lot] })
  const page = await section('stock', '[data-variant]')(locale)
  await press(page, /^(Lots of|Lots de) Night Ferry/)
  await isFilled(page, 'dialog li')
  return page
}

/** Opens the products with a draft whose change is in conflict. */
const products: Draw = async locale => {
  const field = { name: 'price', from: 3000, to: 2800, now: 1200 }
  const list = [{ ...priceChange, fields: [field] }]
  const draft = { ...ownDraft, changes: 1, conflicts: 1, list, more: 0, findings: [] }
  answerDrafts(staff.api, {
    ...draftData(),
    drafts: [draft, { ...draft, id: 'd2', state: 'scheduled', isMine: false }]
  })
  return section('products', '[data-product]')(locale)
}

/** Opens a part of the products by some buttons. */
const inProducts =
  (buttons: readonly RegExp[], sign: string): Draw =>
  async locale => {
    const page = await products(locale)
    await isFilled(page, '[role=region]')
    for (const button of buttons) await press(page, button)
    await isFilled(page, sign)
    return page
  }

const lists = /^(Products from a list|Produits d’une liste)$/

testStructure({
  'the sign-in': drawBoard,
  'the sign-in with errors': async locale => {
    staff.api.refuse(signInStaff, 422, 'Invalid', { password: 'wrong' })
    const page = drawBoard(locale)
    await fill(page, locale === 'en-CA' ? 'Email' : 'Courriel', 'theo@example.com')
    await fill(page, locale === 'en-CA' ? 'Password' : 'Mot de passe', 'long-enough')
    submit(page.get('form'))
    await isFilled(page, '[aria-invalid=true]')
    return page
  },
  'a board without orders': locale => openBoard({ locale }),
  'a board with orders': openOrders,
  'a board whose orders can’t be loaded': async locale => {
    staff.api.refuse(readStaffOrders, 503)
    $token.set('staff')
    const page = drawBoard(locale)
    await says(page, /couldn’t be loaded|chargement a échoué/)
    return page
  },
  'the orders that have ended': async locale => {
    staff.shop.orders = [{ ...elisesOrder, status: 'completed' }]
    const page = await openBoard({ locale })
    await choose(page, locale === 'en-CA' ? 'Ended' : 'Terminées')
    await isFilled(page, 'article')
    return page
  },
  'the refund of an order': async locale => (await openRefund(locale)).page,
  'the refund of some items, of which none is chosen yet': async locale => {
    const { page, some, send } = await openRefund(locale)
    await choose(page, some)
    await press(page, send)
    await isFilled(page, 'dialog [aria-invalid=true]')
    return page
  },
  'an order on hold': async locale => {
    staff.shop.orders = [onHold]
    const page = await openBoard({ locale })
    await isFilled(page, 'article')
    return page
  },
  'a store that takes no orders': async locale => {
    staff.shop.stores = staff.shop.stores.map(one => ({ ...one, isOpen: false, pausedUntil: inMinutes(30) }))
    return openOrders(locale)
  },
  'the question before a pause': asking(/^(Taking orders|Commandes ouvertes)/),
  'the question before an order is cancelled': asking(/^(Cancel|Annuler).*QW-1001/),
  'the search for an order': asking(/^(Find an order|Trouver une commande)/),
  'the stock': section('stock', '[data-variant]'),
  'the lots of a size': sizeLots,
  'a lot that is changed': async locale => {
    const page = await sizeLots(locale)
    await press(page, /^(Change lot|Modifier le lot) A-1$/)
    await isFilled(page, 'dialog form')
    return page
  },
  'a stock that is loading': async locale => {
    staff.api.hold(readListings)
    return openBoard({ locale, tab: 'stock' })
  },
  'the hours': section('hours', '[role=switch]'),
  'the kiosks': section('kiosks', '[data-kiosk]'),
  'no kiosks': async locale => {
    staff.shop.kiosks = []
    const page = await openBoard({ locale, tab: 'kiosks' })
    await isFilled(page, '#panel p')
    return page
  },
  'the change of a kiosk': async locale => {
    const page = await section('kiosks', '[data-kiosk]')(locale)
    await press(page, /(Counter)$/)
    await vi.waitFor(() => dialog(page))
    return page
  },
  'the team': fromMenu(/^(Team|Équipe)$/, 'dialog li'),
  'the activity': fromMenu(/^(Activity|Activité)$/, 'dialog li'),
  'the figures of a day': fromMenu(/^(Figures|Chiffres)$/, 'dialog table'),
  'who agrees to offers': fromMenu(/^(Who agrees to offers|Qui accepte vos offres)$/, 'dialog [role=status]'),
  'copies of the shop': fromMenu(/^(Copy of everything|Copie complète)$/, 'dialog li'),
  'the keys of systems': fromMenu(/^(Connected systems|Systèmes connectés)$/, 'dialog li'),
  'the products, with a draft': products,
  'the selected products': async locale => {
    const page = await products(locale)
    await choose(page, locale === 'en-CA' ? 'Select Night Ferry' : 'Sélectionner Traversier de nuit')
    await isFilled(page, '[role=group]')
    return page
  },
  'a product': inProducts([/^(Night Ferry|Traversier de nuit)$/], '[data-size]'),
  'the review of a draft': inProducts([/^(Review|Réviser)$/], '[data-change]'),
  'the publishing of a draft': inProducts([/^(Publish|Publier)$/], 'dialog form'),
  'the question before a draft is discarded': inProducts([/^(Discard|Supprimer)$/], 'dialog p'),
  'the history of drafts': inProducts([/^(Drafts and history|Brouillons et historique)$/], '[data-draft]'),
  'the preview of a draft': async locale => {
    staff.api.on(createPreview, { path: '/preview/abc/', until: inMinutes(720) })
    return inProducts([/^(Preview|Aperçu)$/], 'iframe')(locale)
  },
  'the lists of products': fromMenu(lists, 'dialog li'),
  'a list whose pictures are taken': async locale => {
    const failures = [{ line: 3, product: 'Hash', reason: 'its server answers with 404' }]
    const pictures = { waiting: 4, taken: 2, failed: 1, failures }
    staff.api.on(readImport, { ...checkedList, state: 'done', canUndo: true, pictures })
    const page = await fromMenu(lists, 'dialog li')(locale)
    await press(page, /: october\.csv$/)
    await says(page, 'Hash')
    return page
  },
  'a checked list of products': async locale => {
    staff.api.on(readImport, { ...checkedList, drops: [{ store: 'queen-west', lost: 4, of: 9 }] })
    const page = await fromMenu(lists, 'dialog li')(locale)
    await press(page, /: october\.csv$/)
    await isFilled(page, 'dialog table')
    return page
  }
})
