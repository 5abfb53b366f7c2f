import { setExtraTime } from '../staff/extra-time.ts'
import { createFeedKey, readFeedKeys, revokeFeedKey } from '../feed/feed-keys.ts'
import { readFeedItems, setFeedItems } from '../feed/feed-items.ts'
import { readFeedOrders, setFeedOrderStatus } from '../feed/feed-orders.ts'
import { setFeedStock } from '../feed/feed-stock.ts'
import { createCopy, readCopies } from '../staff/copies.ts'
import { readLaunch } from '../staff/launch.ts'
import { checkSetup, setUpShop } from '../staff/setup.ts'
import { restoreShop } from '../staff/setup-copy.ts'
import { addStore, readStaffStores, readStoreFacts } from '../staff/staff-stores.ts'
import { readStoreSettings } from '../staff/store-settings.ts'
import { forgetKioskPinTries, readKiosks, removeKiosk, setKiosk, setKioskPin } from '../kiosk/kiosk.ts'
import { readStaffAudit } from '../staff/staff-audit.ts'
import { readFigures, readFiguresEntries } from '../staff/figures.ts'
import { readContacts } from '../staff/contacts.ts'
import { readMissedSearches } from '../staff/missed-searches.ts'
import { readLots, setLot } from '../staff/staff-lots.ts'
import { readHours, setHours } from '../staff/staff-hours.ts'
import { applyImport, createImport, readImport, readImports, setImportMapping, undoImport } from '../staff/imports.ts'
import {
  createDraft,
  createPreview,
  deleteDraft,
  dropChanges,
  editDraft,
  nameDraft,
  publishDraft,
  readDraft,
  readDrafts,
  settleDraft,
  undoDraft
} from '../staff/drafts.ts'
import { uploadPicture } from '../staff/staff-pictures.ts'
import { readEditedProduct, readPrices, readProducts, readPromotions } from '../staff/staff-catalogue.ts'
import {
  addStaffMember,
  confirmStaff,
  endStaffSession,
  readStaffMember,
  readStaffMembers,
  requestStaffPassword,
  setStaffMember,
  setStaffPassword,
  signInStaff
} from '../staff/staff-member.ts'
import {
  findStaffOrder,
  readListings,
  readStaffOrders,
  refundOrder,
  releaseHold,
  setListing,
  setOpen,
  setOrderStatus,
  undoOrderStatus
} from '../staff/staff-board.ts'
import type { ListedEndpoint } from './listed-endpoint.ts'

/** The endpoints of the staff and of the retailer’s own systems, by name: a part of `endpoints`. */
export const staffEndpoints = {
  setOrderStatus: { endpoint: setOrderStatus, summary: 'Set the status of an order, for staff' },
  readStaffOrders: { endpoint: readStaffOrders, summary: 'The orders of a location, for staff' },
  refundOrder: { endpoint: refundOrder, summary: 'Refund a completed order, for staff' },
  releaseHold: { endpoint: releaseHold, summary: 'Release an order on hold, for staff' },
  readListings: { endpoint: readListings, summary: 'The inventory of a location, for staff' },
  setListing: { endpoint: setListing, summary: 'Set the stock of a size, for staff' },
  readLots: { endpoint: readLots, summary: 'The lots of a size, for staff' },
  setLot: { endpoint: setLot, summary: 'Add, correct or end a lot of a size, for staff' },
  setOpen: { endpoint: setOpen, summary: 'Open, close or pause a location, for staff' },
  setExtraTime: { endpoint: setExtraTime, summary: 'Add time to new orders of a location, for staff' },
  undoOrderStatus: { endpoint: undoOrderStatus, summary: 'Take back a pending status change, for staff' },
  findStaffOrder: { endpoint: findStaffOrder, summary: 'Find an order by its number or pickup code, for staff' },
  readHours: { endpoint: readHours, summary: 'The hours of a location, for staff' },
  setHours: { endpoint: setHours, summary: 'Set the hours of a location, for managers' },
  readKiosks: { endpoint: readKiosks, summary: 'The kiosks of a location, for staff' },
  setKioskPin: { endpoint: setKioskPin, summary: 'Set the PIN of a location’s kiosks, for managers' },
  forgetKioskPinTries: {
    endpoint: forgetKioskPinTries,
    summary: 'Let the PIN of a location’s kiosks be tried again, for managers'
  },
  setKiosk: { endpoint: setKiosk, summary: 'Rename a kiosk or pair a card reader, for managers' },
  removeKiosk: { endpoint: removeKiosk, summary: 'Remove a kiosk, for managers' },
  readImports: { endpoint: readImports, summary: 'The uploaded lists of a location’s products, for managers' },
  createImport: { endpoint: createImport, summary: 'Upload a list of products and check it, for managers' },
  readImport: { endpoint: readImport, summary: 'An uploaded list and its changes, for managers' },
  readProducts: { endpoint: readProducts, summary: 'All products and categories, for editing' },
  readEditedProduct: { endpoint: readEditedProduct, summary: 'A product with its sizes and prices, for editing' },
  readPrices: { endpoint: readPrices, summary: 'The prices of some products at all stores, for editing' },
  readPromotions: { endpoint: readPromotions, summary: 'Deals and promo codes, for editing' },
  uploadPicture: { endpoint: uploadPicture, summary: 'Upload a picture, for drafts' },
  readDrafts: { endpoint: readDrafts, summary: 'Drafts, and the latest that were published' },
  createDraft: { endpoint: createDraft, summary: 'Begin a draft' },
  readDraft: { endpoint: readDraft, summary: 'A draft with its changes and conflicts' },
  nameDraft: { endpoint: nameDraft, summary: 'Name a draft' },
  editDraft: { endpoint: editDraft, summary: 'Add changes to a draft' },
  dropChanges: { endpoint: dropChanges, summary: 'Take changes out of a draft' },
  settleDraft: { endpoint: settleDraft, summary: 'Settle the conflicts of a draft' },
  deleteDraft: { endpoint: deleteDraft, summary: 'Delete a draft' },
  publishDraft: { endpoint: publishDraft, summary: 'Publish a draft, now or at a time' },
  undoDraft: { endpoint: undoDraft, summary: 'Undo a published draft' },
  createPreview: { endpoint: createPreview, summary: 'Make the address of a preview of the shop' },
  setImportMapping: { endpoint: setImportMapping, summary: 'Set what a list’s headings mean, for managers' },
  applyImport: { endpoint: applyImport, summary: 'Apply an uploaded list, for managers' },
  undoImport: { endpoint: undoImport, summary: 'Undo the last applied list, for managers' },
  readFigures: { endpoint: readFigures, summary: 'The figures of stores for a span of days, for managers' },
  readFiguresEntries: {
    endpoint: readFiguresEntries,
    summary: 'The sales and refunds that figures add up, for managers'
  },
  readContacts: { endpoint: readContacts, summary: 'Those who agree to offers now, for managers' },
  readMissedSearches: { endpoint: readMissedSearches, summary: 'Searches that found nothing, for managers' },
  checkSetup: {
    endpoint: checkSetup,
    summary: 'Check the key of a server without a shop, and read facts for the form'
  },
  setUpShop: { endpoint: setUpShop, summary: 'Set up a shop with its first store and manager, once' },
  restoreShop: { endpoint: restoreShop, summary: 'Restore a copy of a shop on a server that has none' },
  readStoreSettings: {
    endpoint: readStoreSettings,
    summary: 'The settings of the business and its stores, for managers'
  },
  readStaffStores: { endpoint: readStaffStores, summary: 'All stores, those that aren’t listed too' },
  readStoreFacts: { endpoint: readStoreFacts, summary: 'The facts for the form of a new store, for managers' },
  addStore: { endpoint: addStore, summary: 'Add a store that isn’t listed yet, for managers' },
  readCopies: { endpoint: readCopies, summary: 'The latest copies of the shop, for managers' },
  createCopy: { endpoint: createCopy, summary: 'Make the address of a copy of the shop, for managers' },
  readLaunch: { endpoint: readLaunch, summary: 'The shop’s progress towards its opening, for managers' },
  signInStaff: { endpoint: signInStaff, summary: 'Check a staff member’s password and send their code' },
  confirmStaff: { endpoint: confirmStaff, summary: 'Sign in a staff member with their code' },
  requestStaffPassword: { endpoint: requestStaffPassword, summary: 'Send a staff member a link to choose a password' },
  setStaffPassword: { endpoint: setStaffPassword, summary: 'Set a staff member’s password by a link' },
  readStaffMember: { endpoint: readStaffMember, summary: 'The staff member of the token' },
  endStaffSession: { endpoint: endStaffSession, summary: 'Sign out a staff member' },
  readStaffMembers: { endpoint: readStaffMembers, summary: 'The staff accounts, for managers' },
  addStaffMember: { endpoint: addStaffMember, summary: 'Create a staff account, for managers' },
  setStaffMember: { endpoint: setStaffMember, summary: 'Change or close a staff account, for managers' },
  readStaffAudit: { endpoint: readStaffAudit, summary: 'The latest actions of the staff, for managers' },
  readFeedKeys: { endpoint: readFeedKeys, summary: 'The keys of the feed, for managers' },
  createFeedKey: { endpoint: createFeedKey, summary: 'Create a key of the feed, for managers' },
  revokeFeedKey: { endpoint: revokeFeedKey, summary: 'Revoke a key of the feed, for managers' },
  readFeedOrders: { endpoint: readFeedOrders, summary: 'The changed orders of a location, with a feed key' },
  setFeedOrderStatus: { endpoint: setFeedOrderStatus, summary: 'Move an order on, with a feed key' },
  readFeedItems: { endpoint: readFeedItems, summary: 'The sizes that a location lists, with a feed key' },
  setFeedItems: {
    endpoint: setFeedItems,
    summary: 'Create and change up to 500 sizes of a location, with a feed key'
  },
  setFeedStock: { endpoint: setFeedStock, summary: 'Set the stock of up to 500 sizes of a location, with a feed key' }
} satisfies Record<string, ListedEndpoint>
