import { flushSync } from 'react-dom'
import { afterEach, expect, vi } from 'vitest'
import { AccountNeeded } from '../../../src/screens/kiosk/account-needed.tsx'
import { KioskAccount } from '../../../src/screens/kiosk/kiosk-account.tsx'
import { KioskBar } from '../../../src/screens/kiosk/kiosk-bar.tsx'
import { KioskCheckout } from '../../../src/screens/kiosk/kiosk-checkout.tsx'
import { KioskOrder } from '../../../src/screens/kiosk/kiosk-order.tsx'
import { PinPad } from '../../../src/screens/kiosk/pin-pad.tsx'
import { ReaderPay } from '../../../src/screens/kiosk/reader-pay.tsx'
import { StaffMenu } from '../../../src/screens/kiosk/staff-menu.tsx'
import { StartScreen } from '../../../src/screens/kiosk/start-screen.tsx'
import { StillThere } from '../../../src/screens/kiosk/still-there.tsx'
import { QrCode } from '../../../src/components/qr-code.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { reset } from '../../../src/client/reset.ts'
import { $phoneSignIn } from '../../../src/stores/kiosk/handoff.ts'
import { $reader, type ReaderState } from '../../../src/stores/kiosk/reader.ts'
import { $staffDoor } from '../../../src/stores/kiosk/kiosk-staff.ts'
import { $waitingOrders } from '../../../src/stores/kiosk/waiting-orders.ts'
import { beginSession } from '../../../src/stores/session/session.ts'
import { testStructure } from '../support/axe.ts'
import { render } from '../support/render.tsx'
import { alex, cart, NOW, queenWest } from '../support/samples.ts'
import { inQueenWest, requests } from '../support/shop.ts'

inQueenWest()
afterEach(() => reset('all'))

const nothing = () => {}
const placed = {
  code: 'B042',
  number: 'QW-1042',
  total: '$67.69',
  ready: 'Ready about 1:00 pm',
  collect: 'Pay at the counter',
  seconds: 20,
  link: 'https://shop.example/o/3k9x',
  qr: <QrCode text="https://shop.example/o/3k9x" label="Order on your phone" />,
  onDone: nothing,
  onPrint: nothing
}
const waiting = {
  id: 'w1',
  code: 'B043',
  at: NOW,
  location: 'queen-west',
  cart: null,
  lines: [{ variant: 'v1', quantity: 1 }],
  customer: { first_name: 'Ada', last_name: '', phone: '', email: '' },
  signup: false,
  dob: null,
  tender: 'in_store' as const,
  payment: null,
  total: 6769,
  refusal: 'Sold out.'
}

const pay = (state: ReaderState) => async () => {
  const onStart = vi.fn<() => void>()
  const page = render(<ReaderPay amount="$45.20" onStart={onStart} onApproved={nothing} onCounter={nothing} />)
  await vi.waitFor(() => expect(onStart).toHaveBeenCalledOnce())
  flushSync(() => $reader.set(state))
  return page
}
const pinPad = (error?: string) => () =>
  render(<PinPad title="Staff" error={error} isBusy={false} onSubmit={nothing} onCancel={nothing} />)

testStructure({
  'the start screen': () => render(<StartScreen location={queenWest} />),
  'the bar of a visit': () => render(<KioskBar />),
  'the sign-in': async () => {
    const page = render(<KioskAccount location={queenWest} />)
    await vi.waitFor(() => expect(requests).not.toEqual([]))
    $phoneSignIn.set({ state: 'shown', link: 'https://shop.example/a', code: '4711' })
    await vi.waitFor(() => page.get('[role=img]'))
    return page
  },
  'somebody who is signed in': () => {
    beginSession(alex)
    return render(<KioskAccount location={queenWest} />)
  },
  'the sign-in that an order needs': () => render(<AccountNeeded />),
  'the checkout': () => {
    $cart.set({ state: 'ready', value: cart })
    return render(<KioskCheckout location={queenWest} />)
  },
  'the checkout with errors': async () => {
    $cart.set({ state: 'ready', value: cart })
    const page = render(<KioskCheckout location={queenWest} />)
    page.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(page.all('[aria-invalid=true]')).not.toEqual([]))
    return page
  },
  'the card reader, waiting': pay({ step: 'waiting' }),
  'the card reader, refusing': pay({ step: 'refused', reason: 'funds' }),
  'an order that was placed': () => render(<KioskOrder {...placed} isWaiting={false} />),
  'an order that waits for the network': () => render(<KioskOrder {...placed} number={undefined} isWaiting />),
  'the question whether somebody is there': () =>
    render(<StillThere seconds={20} onContinue={nothing} onEnd={nothing} />),
  'the staff’s PIN': pinPad(),
  'the staff’s PIN, wrong': pinPad('Wrong PIN.'),
  'the staff’s menu': () => {
    $staffDoor.set({ step: 'open', pin: '4711', isBusy: false })
    $waitingOrders.set([waiting])
    return render(<StaffMenu location={queenWest} onPrint={nothing} />)
  }
})
