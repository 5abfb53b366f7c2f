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
import { addFavourite, choosePrices, mergeFavourites, readFavourites, removeFavourite } from '../account/favourites.ts'
import { beginHandoff, claimHandoff } from '../account/handoff.ts'
import { approveHandoff, readHandoff } from '../account/handoff-approval.ts'
import { checkKioskPin, leaveKiosk, registerKiosk, reportKiosk } from '../kiosk/kiosk.ts'
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
import { readSuggestions } from '../catalog/suggestions.ts'
import { endSession, readSession } from '../account/session.ts'
import { readSignup, setPassword } from '../account/signup.ts'
import { askForWatch, endWatch, readMyWatches, readWatchForm } from '../catalog/watches.ts'
import { setIfMissing } from '../cart/if-missing.ts'
import { readSlots } from '../order/slots.ts'
import { finishSocial, linkSocial, startSocial, unlinkSocial } from '../account/social.ts'
import type { ListedEndpoint } from './listed-endpoint.ts'
import { orderEndpoints } from './order-endpoints.ts'
import { staffEndpoints } from './staff-endpoints.ts'

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
  readWatchForm: { endpoint: readWatchForm, summary: 'The choices for a message when a size is back; optional' },
  askForWatch: { endpoint: askForWatch, summary: 'Ask for one message when a size is back; optional' },
  readSuggestions: { endpoint: readSuggestions, summary: 'Products that go with some others; optional' },
  readSlots: { endpoint: readSlots, summary: 'Available time slots, by day' },
  createCart: { endpoint: createCart, summary: 'Create a cart' },
  readCart: { endpoint: readCart, summary: 'Read a cart' },
  setLine: { endpoint: setLine, summary: 'Set the quantity of a variant in the cart' },
  setLineNote: { endpoint: setLineNote, summary: 'Set the note of a cart line' },
  setMethod: { endpoint: setMethod, summary: 'Set the fulfilment method of a cart' },
  setDelivery: { endpoint: setDelivery, summary: 'Set the delivery address of a cart' },
  setPromos: { endpoint: setPromos, summary: 'Set the promo codes of a cart' },
  setIfMissing: { endpoint: setIfMissing, summary: 'Set what happens if the store is out of lines' },
  setTip: { endpoint: setTip, summary: 'Set the tip of a cart' },
  previewMove: { endpoint: previewMove, summary: 'Preview moving a cart to another location' },
  moveCart: { endpoint: moveCart, summary: 'Move a cart to another location' },
  ...orderEndpoints,
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
  readMyWatches: {
    endpoint: readMyWatches,
    summary: 'The customer’s open requests for sizes that are sold out; optional'
  },
  endWatch: { endpoint: endWatch, summary: 'End such a request; optional' },
  readFavourites: { endpoint: readFavourites, summary: 'The customer’s favourite products; optional' },
  addFavourite: { endpoint: addFavourite, summary: 'Add a favourite; optional' },
  removeFavourite: { endpoint: removeFavourite, summary: 'Remove a favourite; optional' },
  mergeFavourites: { endpoint: mergeFavourites, summary: 'Add the favourites of a guest who signed in; optional' },
  choosePrices: { endpoint: choosePrices, summary: 'Turn emails about price drops of favourites on or off; optional' },
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
  ...staffEndpoints
} satisfies Record<string, ListedEndpoint>
