import { textsOf } from '../../src/contract/http/long-list.ts'
import { readProducts, readPromotions } from '../../src/contract/staff/staff-catalogue.ts'
import { readStoreSettings } from '../../src/contract/staff/store-settings.ts'
import { type Draw, testStructure } from '../screens/support/axe.ts'
import { openBoard, withStaffShop } from './support/board.tsx'
import {
  answerDrafts,
  brandList,
  draftData,
  edibles,
  flower,
  lawFindings,
  ownDraft,
  priceChange
} from './support/drafts.ts'
import { choose, fill, press, select } from './support/find.ts'
import { coldShelf, fiveOff, fridaySale, happyHour, pointsRules, welcome } from './support/promotions.ts'
import { settings } from './support/store-settings.ts'
import { isFilled, section } from './support/structure.ts'

const staff = withStaffShop()

const more = { sales: [fridaySale], rewards: [fiveOff], loyalty: pointsRules }

/** Opens the deals and codes. */
const offers: Draw = async locale => {
  answerDrafts(staff.api, draftData())
  staff.api.on(readPromotions, { deals: [happyHour], codes: [welcome], banners: [coldShelf], ...more })
  return section('promotions', '[data-promo]')(locale)
}

/** Opens the settings of a store, or with an empty slug those of all. */
const settingsOf =
  (target: string, sign: string): Draw =>
  async locale => {
    answerDrafts(staff.api, draftData())
    staff.api.on(readStoreSettings, settings)
    const page = await section('store', '[data-zone]')(locale)
    await select(page, locale === 'en-CA' ? 'Settings of' : 'Paramètres de', target)
    await isFilled(page, sign)
    return page
  }

/** Opens the list of categories or brands. */
const shelves =
  (list: RegExp): Draw =>
  async locale => {
    const data = draftData()
    answerDrafts(staff.api, data)
    staff.api.on(readProducts, { products: textsOf(data.products), categories: [flower, edibles], brands: brandList })
    const page = await section('products', '[data-product]')(locale)
    const label = page.all('label').find(({ textContent }) => list.test(textContent ?? ''))
    label?.querySelector('input')?.click()
    await isFilled(page, '[data-shelf]')
    return page
  }

testStructure({
  'the promotions': offers,
  'the calendar of promotions': async locale => {
    const page = await offers(locale)
    await choose(page, locale === 'en-CA' ? 'Coming four weeks' : 'Quatre prochaines semaines')
    await isFilled(page, 'tr')
    return page
  },
  'a deal': async locale => {
    const page = await offers(locale)
    await press(page, /^(Edit|Modifier).*(Happy hour|Cinq à sept)$/)
    await isFilled(page, '#promo-when')
    return page
  },
  'a deal that promotion law may forbid': async locale => {
    const page = await offers(locale)
    await press(page, /^(Edit|Modifier).*(Happy hour|Cinq à sept)$/)
    await fill(page, locale === 'en-CA' ? 'Name in French' : 'Nom en français', 'Détente gratuite')
    await fill(page, locale === 'en-CA' ? 'Percentage' : 'Pourcentage', '100')
    await isFilled(page, '#nameFr-law')
    await isFilled(page, '#offer-law')
    return page
  },
  'the publishing of a draft that promotion law may forbid': async locale => {
    const draft = { ...ownDraft, changes: 1, list: [priceChange], more: 0, findings: lawFindings }
    answerDrafts(staff.api, { ...draftData(), drafts: [draft] })
    const page = await openBoard({ locale })
    await press(page, /^(Publish|Publier)$/)
    await isFilled(page, '[data-finding] a')
    await press(page, /^(Publish now|Publier maintenant)$/)
    await isFilled(page, 'dialog [aria-invalid=true]')
    return page
  },
  'the settings of a store': settingsOf('queen-west', '[data-zone]'),
  'the settings of a store with errors': async locale => {
    const page = await settingsOf('queen-west', '[data-zone]')(locale)
    await fill(page, locale === 'en-CA' ? 'City' : 'Ville', '')
    await fill(page, locale === 'en-CA' ? 'Outline' : 'Contour', '43.6, -79.4')
    await press(page, /^(Save to the draft|Enregistrer au brouillon)$/)
    await isFilled(page, '[aria-invalid=true]')
    return page
  },
  'the settings of all stores': settingsOf('', '#set-business'),
  'a reward': async locale => {
    const page = await offers(locale)
    await press(page, /^(Edit|Modifier).*(Five dollars|Cinq dollars)$/)
    await isFilled(page, '#reward-value')
    return page
  },
  'the rules of points with errors': async locale => {
    const page = await offers(locale)
    await press(page, /^(Edit|Modifier).*(Points and tiers|Points et niveaux)$/)
    await press(page, /^(Add a tier|Ajouter un niveau)$/)
    await press(page, /^(Save to the draft|Enregistrer au brouillon)$/)
    await isFilled(page, '[aria-invalid=true]')
    return page
  },
  'a sale': async locale => {
    const page = await offers(locale)
    await press(page, /^(Edit|Modifier).*(Friday sale|Solde du vendredi)$/)
    await isFilled(page, '#sale-when')
    return page
  },
  'the categories': shelves(/^(Categories|Catégories)$/),
  'a category': async locale => {
    const page = await shelves(/^(Categories|Catégories)$/)(locale)
    await press(page, /^(Edit|Modifier).*(Flower|Fleurs)$/)
    await isFilled(page, 'input[type=file]')
    return page
  },
  'the brands': shelves(/^(Brands|Marques)$/),
  'a brand': async locale => {
    const page = await shelves(/^(Brands|Marques)$/)(locale)
    await press(page, /^(Edit|Modifier).*North Light$/)
    await isFilled(page, 'input[type=file]')
    return page
  },
  'a banner': async locale => {
    const page = await offers(locale)
    await press(page, /^(Edit|Modifier).*(The cold shelf is full|Le frigo est plein)$/)
    await isFilled(page, '#banner-when')
    return page
  }
})
