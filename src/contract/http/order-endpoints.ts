import { checkIn, sayOnWay } from '../order/arrival.ts'
import { answerQuestion, changeOrder, previewChange } from '../order/change-order.ts'
import { cancelOrder, placeOrder, readCartOrder, readOrder, readOrders, setOrderEmail } from '../order/order.ts'
import { confirmPayment, createPayment, readPayment } from '../order/payment.ts'
import { cancelPayment, createReaderPayment } from '../order/reader-payment.ts'
import { readSubstitutes, setMissing, withdrawQuestion } from '../staff/staff-missing.ts'
import type { ListedEndpoint } from './listed-endpoint.ts'

/** The endpoints of orders and their payments, by name. */
export const orderEndpoints = {
  placeOrder: { endpoint: placeOrder, summary: 'Place an order' },
  readOrder: { endpoint: readOrder, summary: 'Read an order' },
  readOrders: { endpoint: readOrders, summary: 'The latest orders of the signed-in customer' },
  readCartOrder: { endpoint: readCartOrder, summary: 'The order placed from a cart' },
  cancelOrder: { endpoint: cancelOrder, summary: 'Cancel an order as its customer' },
  sayOnWay: { endpoint: sayOnWay, summary: 'Say that the customer is on their way' },
  checkIn: { endpoint: checkIn, summary: 'Check in as the customer who is there' },
  setOrderEmail: { endpoint: setOrderEmail, summary: 'Correct the email address of an order' },
  previewChange: { endpoint: previewChange, summary: 'The sums of a changed order' },
  changeOrder: { endpoint: changeOrder, summary: 'Change an order as its customer' },
  answerQuestion: { endpoint: answerQuestion, summary: 'Answer a question about missing items' },
  readSubstitutes: { endpoint: readSubstitutes, summary: 'Products in place of an order line' },
  setMissing: { endpoint: setMissing, summary: 'Report that items of an order are missing' },
  withdrawQuestion: { endpoint: withdrawQuestion, summary: 'Withdraw a question to a customer' },
  createPayment: { endpoint: createPayment, summary: 'Start a card payment for a cart' },
  confirmPayment: { endpoint: confirmPayment, summary: 'Confirm a payment with a card token' },
  readPayment: { endpoint: readPayment, summary: 'The status of a payment' },
  createReaderPayment: { endpoint: createReaderPayment, summary: 'Start a payment on a kiosk’s card reader' },
  cancelPayment: { endpoint: cancelPayment, summary: 'Cancel a payment' }
} satisfies Record<string, ListedEndpoint>
