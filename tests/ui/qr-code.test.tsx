import { expect, it } from 'vitest'
import { QrCode } from '../../src/components/qr-code.tsx'
import { readQr, rowsInPath } from '../lib/support/read-qr.ts'
import { render } from '../screens/support/render.tsx'

it('draws a link as a QR code with a name, black on a white ground with a quiet zone of four modules', () => {
  const link = `https://shop.example/#/order/${'0123456789abcdef'.repeat(4)}`
  const page = render(<QrCode text={link} label="Order on your phone" size={240} />)
  const code = page.get('svg')
  expect([code.getAttribute('role'), code.getAttribute('aria-label')]).toEqual(['img', 'Order on your phone'])
  const [ground, marks] = page.all('path')
  const rows = rowsInPath(marks?.getAttribute('d') ?? '')
  const side = rows.length + 8
  expect(code.getAttribute('viewBox')).toBe(`-4 -4 ${side} ${side}`)
  expect(ground?.getAttribute('d')).toBe(`M-4 -4h${side}v${side}h-${side}z`)
  expect([ground?.getAttribute('fill'), marks?.getAttribute('fill')]).toEqual(['#fff', '#000'])
  expect(readQr(rows)).toBe(link)
})
