import { createFeedKey, readFeedKeys, revokeFeedKey } from '../feed/feed-keys.ts'
import { readFeedItems, setFeedItems } from '../feed/feed-items.ts'
import { readFeedOrders, setFeedOrderStatus } from '../feed/feed-orders.ts'
import { setFeedStock } from '../feed/feed-stock.ts'
import type { Endpoint } from './endpoint.ts'
import { createCopy, readCopies } from '../staff/copies.ts'
import { readLaunch } from '../staff/launch.ts'
import { checkSetup, setUpShop } from '../staff/setup.ts'
import { restoreShop } from '../staff/setup-copy.ts'
import { addStore, readStaffStores, readStoreFacts } from '../staff/staff-stores.ts'
import { readStoreSettings } from '../staff/store-settings.ts'
import {
  forgotPassword,
  renewLink,
  renewVerify,
  requestCode,
  signInByCode,
  signInByPassword,
  signUp,
  verifyEmail
} from '../account/account.ts'
import { beginHandoff, claimHandoff } from '../account/handoff.ts'
import { approveHandoff, readHandoff } from '../account/handoff-approval.ts'
import {
  checkKioskPin,
  forgetKioskPinTries,
  leaveKiosk,
  readKiosks,
  registerKiosk,
  removeKiosk,
  reportKiosk,
  setKiosk,
  setKioskPin
} from '../kiosk/kiosk.ts'
import { suggestAddresses } from '../store/address.ts'
import { readBusiness } from '../store/business.ts'
import { readFirstScreen } from '../store/first-screen.ts'
import { createCart, readCart, setLine } from '../cart/cart.ts'
import { setDelivery, setMethod, setPromos, setTip } from '../cart/cart-change.ts'
import { setLineNote } from '../cart/line-note.ts'
import { moveCart, previewMove } from '../cart/cart-move.ts'
import { readLocation } from '../store/location.ts'
import { claimCart, readLoyalty, readMyCarts, setPoints, setReward } from '../account/loyalty.ts'
import {
  changePassword,
  sendPhoneCode,
  verifyPhone,
  deleteMe,
  endDevice,
  endDevices,
  exportMe,
  readAddresses,
  readDevices,
  readMe,
  removeAddress,
  saveAddress,
  updateMe
} from '../account/me.ts'
import { readBanners } from '../catalog/banners.ts'
import { readDeals } from '../catalog/deals.ts'
import { readMenu } from '../catalog/menu.ts'
import { reportSearch } from '../catalog/searches.ts'
import { readShelfTexts } from '../catalog/shelf-texts.ts'
import { readProduct } from '../catalog/product-detail.ts'
import { checkIn, sayOnWay } from '../order/arrival.ts'
import { cancelOrder, placeOrder, readCartOrder, readOrder, readOrders, setOrderEmail } from '../order/order.ts'
import { confirmPayment, createPayment, readPayment } from '../order/payment.ts'
import { cancelPayment, createReaderPayment } from '../order/reader-payment.ts'
import { endSession, readSession } from '../account/session.ts'
import { readSignup, setPassword } from '../account/signup.ts'
import { readSlots } from '../order/slots.ts'
import { finishSocial, linkSocial, startSocial, unlinkSocial } from '../account/social.ts'
import { readStaffAudit } from '../staff/staff-audit.ts'
import { readFigures, readFiguresEntries } from '../staff/figures.ts'
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

/** An endpoint and its one-line summary in the OpenAPI document. */
export interface ListedEndpoint {
  endpoint: Endpoint
  summary: string
}

/**
 * All endpoints of the API, by name. The OpenAPI document and several tests are generated from this list. The summaries
 * are here and not in the endpoints to keep them out of the storefront's bundle.
 */
export const endpoints = {
  suggestAddresses: { endpoint: suggestAddresses, summary: 'Address suggestions in Photon’s format' },
  readBusiness: { endpoint: readBusiness, summary: 'The business and its store locations' },
  readFirstScreen: { endpoint: readFirstScreen, summary: 'The first screen of a location as markup; optional' },
  readLocation: { endpoint: readLocation, summary: 'One store location' },
  readMenu: { endpoint: readMenu, summary: 'A page of a location’s menu, in menu order' },
  readDeals: { endpoint: readDeals, summary: 'The deals of a location' },
  readBanners: { endpoint: readBanners, summary: 'The banners of a location, now and soon; optional' },
  readShelfTexts: {
    endpoint: readShelfTexts,
    summary: 'Texts of categories, the order of brands, words of the search'
  },
  reportSearch: { endpoint: reportSearch, summary: 'Count a search that found nothing; optional' },
  readProduct: { endpoint: readProduct, summary: 'One product of a location' },
  readSlots: { endpoint: readSlots, summary: 'Available time slots, by day' },
  createCart: { endpoint: createCart, summary: 'Create a cart' },
  readCart: { endpoint: readCart, summary: 'Read a cart' },
  setLine: { endpoint: setLine, summary: 'Set the quantity of a variant in the cart' },
  setLineNote: { endpoint: setLineNote, summary: 'Set the note of a cart line' },
  setMethod: { endpoint: setMethod, summary: 'Set the fulfilment method of a cart' },
  setDelivery: { endpoint: setDelivery, summary: 'Set the delivery address of a cart' },
  setPromos: { endpoint: setPromos, summary: 'Set the promo codes of a cart' },
  setTip: { endpoint: setTip, summary: 'Set the tip of a cart' },
  previewMove: { endpoint: previewMove, summary: 'Preview moving a cart to another location' },
  moveCart: { endpoint: moveCart, summary: 'Move a cart to another location' },
  placeOrder: { endpoint: placeOrder, summary: 'Place an order' },
  readOrder: { endpoint: readOrder, summary: 'Read an order' },
  readOrders: { endpoint: readOrders, summary: 'The latest orders of the signed-in customer' },
  readCartOrder: { endpoint: readCartOrder, summary: 'The order placed from a cart' },
  cancelOrder: { endpoint: cancelOrder, summary: 'Cancel an order as its customer' },
  sayOnWay: { endpoint: sayOnWay, summary: 'Say that the customer is on their way' },
  checkIn: { endpoint: checkIn, summary: 'Check in as the customer who is there' },
  setOrderEmail: { endpoint: setOrderEmail, summary: 'Correct the email address of an order' },
  createPayment: { endpoint: createPayment, summary: 'Start a card payment for a cart' },
  confirmPayment: { endpoint: confirmPayment, summary: 'Confirm a payment with a card token' },
  readPayment: { endpoint: readPayment, summary: 'The status of a payment' },
  createReaderPayment: { endpoint: createReaderPayment, summary: 'Start a payment on a kiosk’s card reader' },
  cancelPayment: { endpoint: cancelPayment, summary: 'Cancel a payment' },
  readSession: { endpoint: readSession, summary: 'The signed-in customer and their points' },
  endSession: { endpoint: endSession, summary: 'End a session everywhere' },
  beginHandoff: { endpoint: beginHandoff, summary: 'Begin a sign-in on a shared screen' },
  readHandoff: { endpoint: readHandoff, summary: 'What a phone is about to approve' },
  approveHandoff: { endpoint: approveHandoff, summary: 'Approve a sign-in on a shared screen' },
  claimHandoff: { endpoint: claimHandoff, summary: 'Take the approved session to the shared screen' },
  checkKioskPin: { endpoint: checkKioskPin, summary: 'Check the staff PIN of a location’s kiosks' },
  registerKiosk: { endpoint: registerKiosk, summary: 'Make a tablet a kiosk of a location' },
  reportKiosk: { endpoint: reportKiosk, summary: 'Report that a kiosk is on' },
  leaveKiosk: { endpoint: leaveKiosk, summary: 'Remove a kiosk by its own token' },
  readSignup: { endpoint: readSignup, summary: 'The customer that a sign-up link belongs to' },
  setPassword: { endpoint: setPassword, summary: 'Finish a sign-up with a password and sign in' },
  signUp: { endpoint: signUp, summary: 'Create an account and send its code' },
  signInByPassword: { endpoint: signInByPassword, summary: 'Sign in with a password' },
  requestCode: { endpoint: requestCode, summary: 'Send a sign-in code' },
  signInByCode: { endpoint: signInByCode, summary: 'Sign in with a code, or finish a sign-up' },
  forgotPassword: { endpoint: forgotPassword, summary: 'Send a password reset link' },
  renewLink: { endpoint: renewLink, summary: 'Send a new link to replace an expired one' },
  verifyEmail: { endpoint: verifyEmail, summary: 'Confirm an email address' },
  renewVerify: { endpoint: renewVerify, summary: 'Send a new confirmation link' },
  readMe: { endpoint: readMe, summary: 'The account of the signed-in customer' },
  updateMe: { endpoint: updateMe, summary: 'Update the account' },
  changePassword: { endpoint: changePassword, summary: 'Set a new password and end all other sessions' },
  sendPhoneCode: { endpoint: sendPhoneCode, summary: 'Send a code to the account’s phone number' },
  verifyPhone: { endpoint: verifyPhone, summary: 'Confirm the phone number with that code' },
  readDevices: { endpoint: readDevices, summary: 'The sessions of the signed-in customer' },
  endDevice: { endpoint: endDevice, summary: 'End one session' },
  endDevices: { endpoint: endDevices, summary: 'End all sessions' },
  readAddresses: { endpoint: readAddresses, summary: 'Saved addresses' },
  saveAddress: { endpoint: saveAddress, summary: 'Save an address' },
  removeAddress: { endpoint: removeAddress, summary: 'Remove an address' },
  exportMe: { endpoint: exportMe, summary: 'Export all data about the signed-in customer' },
  deleteMe: { endpoint: deleteMe, summary: 'Delete the account' },
  startSocial: { endpoint: startSocial, summary: 'Start a social sign-in' },
  finishSocial: { endpoint: finishSocial, summary: 'Exchange the code of a social sign-in' },
  linkSocial: { endpoint: linkSocial, summary: 'Link a provider to an account with its password' },
  unlinkSocial: { endpoint: unlinkSocial, summary: 'Unlink a provider' },
  readLoyalty: { endpoint: readLoyalty, summary: 'Points, history, tiers and rewards of the signed-in customer' },
  setPoints: { endpoint: setPoints, summary: 'Use points in a cart' },
  setReward: { endpoint: setReward, summary: 'Use a reward in a cart' },
  claimCart: { endpoint: claimCart, summary: 'Merge a guest’s cart into the customer’s own' },
  readMyCarts: { endpoint: readMyCarts, summary: 'The customer’s open carts' },
  setOrderStatus: { endpoint: setOrderStatus, summary: 'Set the status of an order, for staff' },
  readStaffOrders: { endpoint: readStaffOrders, summary: 'The orders of a location, for staff' },
  refundOrder: { endpoint: refundOrder, summary: 'Refund a completed order, for staff' },
  releaseHold: { endpoint: releaseHold, summary: 'Release an order on hold, for staff' },
  readListings: { endpoint: readListings, summary: 'The inventory of a location, for staff' },
  setListing: { endpoint: setListing, summary: 'Set the stock of a size, for staff' },
  readLots: { endpoint: readLots, summary: 'The lots of a size, for staff' },
  setLot: { endpoint: setLot, summary: 'Add, correct or end a lot of a size, for staff' },
  setOpen: { endpoint: setOpen, summary: 'Open, close or pause a location, for staff' },
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
