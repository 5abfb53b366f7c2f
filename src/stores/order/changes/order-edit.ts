import { dataOf, type Problem, toProblem } from '../../../client/async-state.ts'
import { request } from '../../../client/http/request.ts'
import { createLatest } from '../../../client/latest.ts'
import { resettable } from '../../../client/reset.ts'
import { showToast } from '../../../client/toasts.ts'
import type { DeliveryAddress } from '../../../contract/cart/delivery-address.ts'
import type { Method } from '../../../contract/cart/method.ts'
import { changeOrder, type ChangedSums, previewChange } from '../../../contract/order/change-order.ts'
import type { Order } from '../../../contract/order/order.ts'
import { readSlots, type SlotDay } from '../../../contract/order/slots.ts'
import { $order, showChanged } from '../order.ts'
import { tookOver } from '../order-actions.ts'

/** A size that the order doesn't have yet. */
export interface AddedSize {
  variant: string
  name: string
  variantName: string
}

/** A change of an order that is being made, not yet sent. */
export interface OrderEdit {
  order: string
  /** New quantities by size; 0 takes a line out. */
  quantities: Readonly<Record<string, number>>
  /** The sizes that are added, in their order. */
  added: readonly AddedSize[]
  /** The slot's id; '' if none is offered for the method. */
  slot: string
  notes: string
  method: Method
  /** Where a delivery goes; undefined while it isn't known. */
  address: DeliveryAddress | undefined
  /** The times to choose from; undefined while they are loaded. */
  days: readonly SlotDay[] | undefined
  /** The sums with the change; undefined while they are calculated, or if it is refused. */
  sums: ChangedSums | undefined
  /** The reason why it is refused. */
  problem: Problem | undefined
  isSending: boolean
}

/** The open change; undefined if there is none. */
export const $orderEdit = resettable<OrderEdit | undefined>('person', undefined)

const previews = createLatest('person')
const times = createLatest('person')

/** Opens the change of the open order, and loads the times. */
export async function openEdit(id: string): Promise<void> {
  const order = dataOf($order.get())
  if (order?.id !== id) return
  const { slot, notes, method } = order
  const blank = { quantities: {}, added: [], days: undefined, sums: undefined, problem: undefined, isSending: false }
  const address = order.address ?? undefined
  $orderEdit.set({ order: id, slot: slot.id, notes: notes ?? '', method, address, ...blank })
  await loadTimes(order)
}

/** Loads the times for the method and the address of the change. Resolves to false if others are wanted by now. */
async function loadTimes({ id, location }: Order): Promise<boolean> {
  const edit = $orderEdit.get()
  if (!edit) return false
  const { method, address } = edit
  const isLatest = times.begin()
  patch({ days: undefined })
  const place = method === 'delivery' && address ? placeOf(address) : {}
  const result = await request(readSlots, { params: { location }, query: { method, ...place } })
  if (!isLatest() || $orderEdit.get()?.order !== id) return false
  patch({ days: result.ok ? result.value.days : [] })
  return true
}

const placeOf = ({ postalCode, lat, lng }: DeliveryAddress) => ({
  postalCode,
  ...(lat !== null && lng !== null && { lat: String(lat), lng: String(lng) })
})

/** Closes the change without sending it. */
export const closeEdit = (): void => {
  previews.cancel()
  times.cancel()
  $orderEdit.set(undefined)
}

function patch(changes: Partial<OrderEdit>): void {
  const edit = $orderEdit.get()
  if (edit) $orderEdit.set({ ...edit, ...changes })
}

/** Sets the quantity of a size, and calculates the new sums. */
export function editQuantity(variant: string, quantity: number): Promise<void> {
  const edit = $orderEdit.get()
  if (edit) patch({ quantities: { ...edit.quantities, [variant]: quantity } })
  return preview()
}

/** Adds a piece of a size that the order doesn't have, and calculates the new sums. */
export function addSize(size: AddedSize): Promise<void> {
  const edit = $orderEdit.get()
  if (edit) patch({ added: [...edit.added, size], quantities: { ...edit.quantities, [size.variant]: 1 } })
  return preview()
}

/** Takes an added size away again. */
export function dropSize(variant: string): Promise<void> {
  const edit = $orderEdit.get()
  if (edit) {
    const { [variant]: _dropped, ...quantities } = edit.quantities
    patch({ added: edit.added.filter(one => one.variant !== variant), quantities })
  }
  return preview()
}

/** Sets the time. */
export function editSlot(slot: string): Promise<void> {
  patch({ slot })
  return preview()
}

/** Sets the method. The time stays if it is the order's own and its place is too; otherwise it is the first one offered. */
export async function editMethod(method: Method): Promise<void> {
  patch({ method })
  await fulfil()
}

/** Sets where a delivery goes; undefined to ask again. */
export async function editAddress(address: DeliveryAddress | undefined): Promise<void> {
  patch({ address })
  await fulfil()
}

async function fulfil(): Promise<void> {
  const [edit, order] = [$orderEdit.get(), dataOf($order.get())]
  if (!edit || order?.id !== edit.order) return
  previews.cancel()
  times.cancel()
  patch({ sums: undefined, problem: undefined, days: undefined })
  if (!hasPlace(edit) || !(await loadTimes(order))) return
  patch({ slot: keepsTime(edit, order) ? order.slot.id : (firstFree($orderEdit.get()?.days ?? []) ?? '') })
  await preview()
}

const firstFree = (days: readonly SlotDay[]): string | undefined =>
  days.flatMap(({ slots }) => slots).find(({ available }) => available)?.id

/** Returns whether a change has an address, if it needs one. */
const hasPlace = ({ method, address }: OrderEdit): boolean => method !== 'delivery' || address !== undefined

/** Returns whether a delivery goes to another address than that of its order. */
export const isElsewhere = (address: DeliveryAddress | undefined, order: Pick<Order, 'address'>): boolean =>
  JSON.stringify(address) !== JSON.stringify(order.address ?? undefined)

/**
 * Returns whether an order can keep its time: orders for pickup and curbside have the same places. A delivery to another address
 * can if its time is offered there too.
 */
export function keepsTime(
  { method, address, days }: OrderEdit,
  order: Pick<Order, 'method' | 'address' | 'slot'>
): boolean {
  if ((method === 'delivery') !== (order.method === 'delivery')) return false
  const isThere = () => days?.some(({ slots }) => slots.some(({ id }) => id === order.slot.id)) ?? false
  return method !== 'delivery' || !isElsewhere(address, order) || isThere()
}

/** Returns whether a change says all that its method needs. */
export const isComplete = (edit: OrderEdit): boolean => hasPlace(edit) && edit.slot !== ''

/** Sets the note. */
export const editNotes = (notes: string): void => patch({ notes })

/** Returns the body of a change: only what differs from the order. */
function bodyOf({ quantities, slot, notes, method, address }: OrderEdit, order: Order) {
  const lines = Object.entries(quantities)
    .filter(([variant, quantity]) => order.lines.find(line => line.variant === variant)?.quantity !== quantity)
    .map(([variant, quantity]) => ({ variant, quantity }))
  return {
    lines,
    ...(slot !== order.slot.id && { slot }),
    ...(method !== order.method && { method }),
    ...(method === 'delivery' && isElsewhere(address, order) && { address }),
    ...(notes.trim() !== (order.notes ?? '') && { notes: notes.trim() || null })
  }
}

/** Returns whether a change differs from its order. */
export function hasChanged(edit: OrderEdit, order: Order): boolean {
  const { lines, ...rest } = bodyOf(edit, order)
  return lines.length > 0 || Object.keys(rest).length > 0
}

async function preview(): Promise<void> {
  const [edit, order] = [$orderEdit.get(), dataOf($order.get())]
  if (!edit || order?.id !== edit.order || !isComplete(edit)) return
  const isLatest = previews.begin()
  patch({ sums: undefined, problem: undefined })
  const result = await request(previewChange, { params: { order: edit.order }, body: bodyOf(edit, order) })
  if (!isLatest()) return
  if (result.ok) patch({ sums: result.value })
  else if (tookOver(result.problem, { text: result.problem.message }) && !dataOf($order.get())?.canChange) closeEdit()
  else patch({ problem: toProblem(result.problem) })
}

/** Sends the change. Resolves to true once the order is changed; otherwise it stays open and says why. */
export async function sendEdit(): Promise<boolean> {
  const [edit, order] = [$orderEdit.get(), dataOf($order.get())]
  if (!edit || edit.isSending || order?.id !== edit.order || !isComplete(edit)) return false
  patch({ isSending: true, problem: undefined })
  const total = edit.sums?.total ?? order.total
  const result = await request(changeOrder, { params: { order: edit.order }, body: { ...bodyOf(edit, order), total } })
  patch({ isSending: false })
  if (result.ok) {
    showChanged(result.value)
    showToast('change.done')
    closeEdit()
    return true
  }
  if (tookOver(result.problem, { text: result.problem.message }) && !dataOf($order.get())?.canChange) closeEdit()
  else {
    await preview()
    patch({ problem: toProblem(result.problem) })
  }
  return false
}
