import { expect, it, onTestFinished, vi } from 'vitest'
import { $locale } from '../../../src/i18n/locale.ts'
import { KioskOrder } from '../../../src/screens/kiosk/kiosk-order.tsx'
import { render } from '../support/render.tsx'

const onDone = vi.fn<() => void>()
const placed = {
  code: 'B042',
  number: 'QW-1042',
  isWaiting: false,
  total: '$67.69',
  ready: 'Ready about 1:00 pm',
  collect: 'Pay at the counter',
  seconds: 20,
  onDone
}

it('shows the code in its heading, which has the focus, and the number', async () => {
  const page = render(<KioskOrder {...placed} />)
  expect(page.get('h1').textContent).toBe('Thank you! Your number is B042')
  await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('h1')))
  expect(page.text()).toContain('Order QW-1042')
})

it('lists the three next steps', () => {
  const page = render(<KioskOrder {...placed} />)
  expect(page.all('ol > li').map(step => step.textContent)).toEqual([
    'Pay at the counter$67.69',
    'Have your ID ready',
    'Listen for B042Ready about 1:00 pm'
  ])
})

it('says that the order is waiting for the network, and asks to give the number at the counter', () => {
  const page = render(<KioskOrder {...placed} isWaiting number={undefined} />)
  expect(page.get('[role=status]').textContent).toBe(
    'We’ll send your order as soon as the network is back. Tell us your number at the counter.'
  )
  expect(page.text()).not.toContain('QW-1042')
})

it('hands the order over to a phone if there is a code to scan', () => {
  const page = render(<KioskOrder {...placed} qr={<svg role="img" />} link="https://shop.example/o/3k9x" />)
  expect(page.text()).toContain('Take this order with youScan with your phoneshop.example/o/3k9x')
  page.show(<KioskOrder {...placed} />)
  expect(page.text()).not.toContain('Take this order')
})

it('prints a ticket where there is a printer, and ends', () => {
  const onPrint = vi.fn<() => void>()
  const page = render(<KioskOrder {...placed} />)
  expect(() => page.named('Print ticket')).toThrow('Nothing is named')
  page.show(<KioskOrder {...placed} onPrint={onPrint} />)
  page.named('Print ticket').click()
  page.named('Done').click()
  expect([onPrint.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1])
})

it('counts down for the eye alone, in the shopper’s language', async () => {
  const page = render(<KioskOrder {...placed} seconds={9} />)
  expect(page.text()).toContain('This screen closes in 9 s')
  expect(page.all('[role=status],[aria-live]')).toHaveLength(0)
  onTestFinished(() => $locale.set('en-CA'))
  $locale.set('fr-CA')
  await vi.waitFor(() => expect(page.text()).toContain('Cet écran se fermera dans 9 s'))
})
