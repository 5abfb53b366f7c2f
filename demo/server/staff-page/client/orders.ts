import type { OrderStatus } from '../../../../src/contract/order/order.ts'
import type { StaffOrder } from '../../../../src/contract/staff/staff.ts'
import type { StaffWord } from '../words.ts'
import { call } from './api.ts'
import { byId, fill, locale, make, say, tell } from './dom.ts'
import { attempt, readOrders, state, store } from './store.ts'

const columns: [word: StaffWord, states: OrderStatus[]][] = [
  ['placed', ['placed']],
  ['confirmed', ['confirmed']],
  ['preparing', ['preparing']],
  ['ready', ['ready', 'out_for_delivery']]
]

/** The message after an order reached a status. */
const saidOf: Partial<Record<OrderStatus, StaffWord>> = {
  confirmed: 'isConfirmed',
  preparing: 'isPreparing',
  ready: 'isReady',
  out_for_delivery: 'isOut',
  completed: 'completed',
  cancelled: 'cancelled'
}

/** The next status, and the label of the button that sets it. */
function nextOf({ status, method }: StaffOrder): [status: OrderStatus, word: StaffWord] | undefined {
  if (status === 'placed') return ['confirmed', 'toConfirmed']
  if (status === 'confirmed') return ['preparing', 'toPreparing']
  if (status === 'preparing') return method === 'delivery' ? ['out_for_delivery', 'toOut'] : ['ready', 'toReady']
  return status === 'ready' || status === 'out_for_delivery' ? ['completed', 'toCompleted'] : undefined
}

/** A time of day at the store, without line breaks. */
const timeAt = (at: string): string =>
  new Date(at)
    .toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', timeZone: store()?.timezone })
    .replace(/\s/g, '\u00a0')

function timeOf({ slot }: StaffOrder): string {
  const timeZone = store()?.timezone
  const day = (at: Date) =>
    at.toLocaleDateString(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone })
  const date = day(new Date(slot.start))
  return `${date === day(new Date()) ? '' : `${date}, `}${timeAt(slot.start)} – ${timeAt(slot.end)}`
}

/** Sets an order's status and reloads the orders. */
const bring = ({ id, number }: StaffOrder, status: OrderStatus, reason: string | null = null) =>
  attempt(async () => {
    try {
      await call('PUT', `/staff/orders/${id}/status`, { status, reason })
      tell(say('moved', { number, state: say(saidOf[status] ?? 'completed') }))
    } finally {
      await readOrders()
      showOrders()
    }
  })

/** Releases an order that was held for staff review. */
const release = ({ id, number }: StaffOrder) =>
  attempt(async () => {
    try {
      await call('PUT', `/staff/orders/${id}/hold`, { hold: null })
      tell(say('released', { number }))
    } finally {
      await readOrders()
      showOrders()
    }
  })

const whyHeld = { contact: 'heldContact', address: 'heldAddress', store: 'heldStore' } as const

/** The reason and end of a hold, with the button to release it. */
function heldOf(order: StaffOrder): HTMLElement | undefined {
  if (!order.hold) return undefined
  const time = timeAt(order.hold.until)
  return make(
    'div',
    { class: 'held' },
    make('p', {}, make('strong', {}, say('held')), ` ${say(whyHeld[order.hold.reason])} ${say('heldUntil', { time })}`),
    make(
      'button',
      {
        'data-key': `${order.id}/release`,
        'aria-label': say('of', { what: say('release'), number: order.number }),
        click: () => void release(order)
      },
      say('release')
    )
  )
}

function askToCancel(order: StaffOrder): void {
  const dialog = byId('cancel', HTMLDialogElement)
  const reason = dialog.querySelector('input')
  if (!reason) return
  byId('cancel-title').textContent = say('cancelTitle', { number: order.number })
  reason.value = ''
  dialog.returnValue = ''
  const onClose = () => {
    if (dialog.returnValue === 'cancel') void bring(order, 'cancelled', reason.value.trim() || null)
  }
  dialog.addEventListener('close', onClose, { once: true })
  dialog.showModal()
}

function card(order: StaffOrder): HTMLElement {
  const { id, number, method, customer, lines, notes, curbside, pickupCode, address, status } = order
  const next = nextOf(order)
  const where = address && [address.line1, address.unit, address.city, address.postalCode].filter(Boolean).join(', ')
  const courier = address?.notes
  return make(
    'article',
    { 'data-order': id, 'data-here': Boolean(curbside && next) },
    make('h3', {}, `${number} · ${customer.first_name} ${customer.last_name}`),
    make('p', { class: 'facts' }, make('strong', {}, timeOf(order)), make('span', {}, say(method))),
    next ? heldOf(order) : undefined,
    curbside && next
      ? make('p', { class: 'here' }, say('here', { car: curbside.car, spot: curbside.spot }))
      : undefined,
    where ? make('p', {}, courier ? `${where} (${courier})` : where) : undefined,
    make(
      'ul',
      {},
      ...lines.map(line =>
        make(
          'li',
          {},
          `${line.quantity} × ${line.name}, ${line.brand}, ${line.variantName}`,
          line.note ? make('p', { class: 'note' }, say('notes', { notes: line.note })) : undefined
        )
      )
    ),
    notes ? make('p', { class: 'note' }, say('notes', { notes })) : undefined,
    make(
      'p',
      { class: 'facts small' },
      make('span', {}, say('code', { code: pickupCode })),
      make('span', {}, customer.phone)
    ),
    next
      ? make(
          'div',
          { class: 'ways' },
          make(
            'button',
            {
              class: 'go',
              'data-key': `${id}/next`,
              'aria-label': say('of', { what: say(next[1]), number }),
              click: () => void bring(order, next[0])
            },
            say(next[1])
          ),
          make(
            'button',
            {
              'data-key': `${id}/cancel`,
              'aria-label': say('of', { what: say('cancel'), number }),
              click: () => askToCancel(order)
            },
            say('cancel')
          )
        )
      : make(
          'p',
          { class: 'small' },
          say(status === 'cancelled' ? 'cancelled' : 'completed'),
          order.cancelReason ? ` · ${order.cancelReason}` : ''
        )
  )
}

function column(word: StaffWord, orders: StaffOrder[]): HTMLElement {
  const id = `column-${word}`
  return make(
    'section',
    { 'aria-labelledby': id, 'data-column': word },
    make('h2', { id }, `${say(word)} (${orders.length})`),
    ...(orders.length > 0 ? orders.map(card) : [make('p', { class: 'small' }, say('none'))])
  )
}

/** Shows the orders by status. */
export function showOrders(): void {
  const { orders, ended } = state
  fill(
    byId('board'),
    ...columns.map(([word, states]) =>
      column(
        word,
        orders.filter(({ status }) => states.includes(status))
      )
    ),
    column('ended', ended.slice(0, 10))
  )
}
