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
import { suggestAddresses } from '../store/address.ts'
import { readBusiness } from '../store/business.ts'
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
import { readMenu, readProduct } from '../catalog/menu.ts'
import { cancelOrder, placeOrder, readCartOrder, readOrder, readOrders, checkIn } from '../order/order.ts'
import { confirmPayment, createPayment, readPayment } from '../order/payment.ts'
import { endSession, readSession, readSignup, setPassword } from '../account/session.ts'
import { readSlots } from '../order/slots.ts'
import { finishSocial, linkSocial, startSocial, unlinkSocial } from '../account/social.ts'
import { readListings, readStaffOrders, releaseHold, setListing, setOpen, setOrderStatus } from '../staff/staff.ts'

/** All endpoints of the API, by name. The OpenAPI document and the tests are generated from this list. */
export const endpoints = {
  suggestAddresses,
  readBusiness,
  readLocation,
  readMenu,
  readProduct,
  readSlots,
  createCart,
  readCart,
  setLine,
  setLineNote,
  setMethod,
  setDelivery,
  setPromos,
  setTip,
  previewMove,
  moveCart,
  placeOrder,
  readOrder,
  readOrders,
  readCartOrder,
  cancelOrder,
  checkIn,
  createPayment,
  confirmPayment,
  readPayment,
  readSession,
  endSession,
  readSignup,
  setPassword,
  signUp,
  signInByPassword,
  requestCode,
  signInByCode,
  forgotPassword,
  renewLink,
  verifyEmail,
  renewVerify,
  readMe,
  updateMe,
  changePassword,
  sendPhoneCode,
  verifyPhone,
  readDevices,
  endDevice,
  endDevices,
  readAddresses,
  saveAddress,
  removeAddress,
  exportMe,
  deleteMe,
  startSocial,
  finishSocial,
  linkSocial,
  unlinkSocial,
  readLoyalty,
  setPoints,
  setReward,
  claimCart,
  readMyCarts,
  setOrderStatus,
  readStaffOrders,
  releaseHold,
  readListings,
  setListing,
  setOpen
}
