import { atom } from 'nanostores'
import type { Slot } from '../contract/slots.ts'
import { env } from '../env/env.ts'
import { t } from '../i18n/translate.ts'
import { $locale } from '../i18n/locale.ts'
import { $announcement } from './announcer.ts'
import { $fieldErrors, $form, placeOrder, setField } from './checkout.ts'
import { forgetOn } from './forget.ts'
import { valueOf } from './load.ts'
import { $location } from './location.ts'
import { $slots, loadSlots, slotLabel } from './slots.ts'

/** How often the slots are asked for anew while one is chosen, in milliseconds. */
const ASK_EVERY = 30_000

/** Whether the order is wanted as soon as possible, whenever that comes to be. */
export const $isAsap = atom(false)

/** The earliest slot that has a place left. */
export const earliest = (): Slot | undefined =>
  valueOf($slots.get())
    ?.flatMap(({ slots }) => slots)
    .find(({ available }) => available)

/** Wants the order as soon as possible. */
export function chooseAsap(): void {
  $isAsap.set(true)
  setField('slot', earliest()?.id ?? '')
}

/** Wants the order at a time of one's own, '' for none yet. */
export function chooseSlot(id: string): void {
  $isAsap.set(false)
  setField('slot', id)
}

/** Takes in what has become of the slots: one that has filled up or passed is said at once, and nothing else is lost. */
function settle(): void {
  const days = valueOf($slots.get())
  const { slot: chosen } = $form.get()
  const location = $location.get().detail
  if (!days || !location) return
  if ($isAsap.get()) {
    const first = earliest()
    if (first?.id === chosen) return
    setField('slot', first?.id ?? '')
    if (chosen && first) $announcement.set(t('slots.moved', { time: slotLabel(first, location, $locale.get()) }))
  } else if (chosen && !days.some(({ slots }) => slots.some(({ id, available }) => available && id === chosen))) {
    setField('slot', '')
    $fieldErrors.set({ ...$fieldErrors.get(), slot: 'unknown' })
    $announcement.set(t('slots.filled'))
  }
}

/** Keeps the slots as they are on the server while one is chosen; the answer ends it. */
export function followSlots(): () => void {
  let callOff = () => {}
  const ask = () => {
    callOff = env().clock.after(ASK_EVERY, ask)
    void loadSlots()
  }
  ask()
  const end = $slots.listen(settle)
  return () => {
    callOff()
    end()
  }
}

/**
 * Places the order; the answer is its id, or undefined when it was refused. For who wants it as soon as possible, a time
 * that has filled up or passed meanwhile makes way for the next one, once.
 */
export async function placeSoon(): Promise<string | undefined> {
  const id = await placeOrder()
  if (id !== undefined || !$isAsap.get() || $fieldErrors.get().slot !== 'unknown') return id
  await loadSlots()
  if (!$form.get().slot) return undefined
  return placeOrder()
}

const forgetAsap = (): void => $isAsap.set(false)
forgetOn('shopper', forgetAsap)
forgetOn('all', forgetAsap)
