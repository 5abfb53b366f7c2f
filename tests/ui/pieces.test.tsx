import { expect, it, vi } from 'vitest'
import { Choice } from '../../src/ui/form/choice.tsx'
import { StrainMark } from '../../src/ui/chip.tsx'
import { Meter } from '../../src/ui/feedback/meter.tsx'
import { Picture } from '../../src/ui/picture.tsx'
import { Price } from '../../src/ui/price.tsx'
import { Select } from '../../src/ui/form/select.tsx'
import { Toasts } from '../../src/ui/overlay/toasts.tsx'
import { render } from '../screens/support/render.tsx'

const sizes = [
  { value: 'a', label: '1 g' },
  { value: 'b', label: '3.5 g' },
  { value: 'c', label: '7 g', disabled: true }
]

it('is a group of radio buttons under one name, to be chosen from', () => {
  const onValue = vi.fn<(value: string) => void>()
  const page = render(<Choice legend="Size" options={sizes} value="a" onValue={onValue} />)
  expect(page.get('legend').textContent).toBe('Size')
  const [first, second, third] = page.inputs()
  expect(first?.checked).toBe(true)
  expect(second?.name).toBe(first?.name)
  expect(third?.disabled).toBe(true)
  second?.click()
  expect(onValue).toHaveBeenCalledWith('b')
})

it('is a list of the browser when there are many', () => {
  const onValue = vi.fn<(value: string) => void>()
  const page = render(<Select label="Size" options={sizes} value="a" onValue={onValue} describedBy="wrong" />)
  const select = page.get('select') as HTMLSelectElement
  expect(select.value).toBe('a')
  expect(select.getAttribute('aria-invalid')).toBe('true')
  select.value = 'b'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  expect(onValue).toHaveBeenCalledWith('b')
})

it('strikes out the price before the sale, and labels both', () => {
  const page = render(<Price now="$29.95" before="$32.95" words={{ now: 'Now', before: 'Before' }} />)
  expect(page.text()).toBe('Now $29.95 Before $32.95')
  expect(page.get('s').textContent).toBe('Before $32.95')
})

it('shows only the price of a product that is not on sale', () => {
  expect(render(<Price now="$32.95" />).text()).toBe('$32.95')
})

it('names the strain type in text, and hides its shape from screen readers', () => {
  const page = render(<StrainMark type="sativa" word="Sativa" />)
  expect(page.text()).toBe('Sativa')
  expect(page.get('[aria-hidden]').style.clipPath).toContain('polygon')
})

it('measures in words as well, and never beyond its end', () => {
  const page = render(<Meter label="Purchase limit" value={33} most={30} text="33 g of 30 g" />)
  const meter = page.get('[role=meter]')
  expect(meter.getAttribute('aria-valuetext')).toBe('33 g of 30 g')
  expect(meter.getAttribute('aria-valuenow')).toBe('30')
  expect(page.get('i').style.width).toBe('100%')
})

it('puts a drawing in the place of a picture that is missing or breaks', async () => {
  const page = render(<Picture of={undefined} form="flower" />)
  expect(page.all('svg')).toHaveLength(1)
  page.show(<Picture of={{ picture: '/broken.svg' }} form="flower" />)
  const picture = await vi.waitFor(() => page.get('img') as HTMLImageElement)
  expect(picture.getAttribute('loading')).toBe('lazy')
  picture.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(page.all('svg')).toHaveLength(1))
  page.show(<Picture of={{ picture: '/other.svg' }} form="flower" />)
  await vi.waitFor(() => expect(page.get('img').getAttribute('src')).toBe('/other.svg'))
})

it('offers a stored picture as WebP in all its widths, and as JPEG, without the page shifting', () => {
  const of = { picture: 'https://api.example/v1/pictures/0f/640.jpg', pictureWidths: [320, 1280] }
  const page = render(<Picture of={of} form="flower" size={56} />)
  const source = page.get('picture > source')
  expect(source.getAttribute('srcset')).toBe(
    'https://api.example/v1/pictures/0f/320.webp 320w,https://api.example/v1/pictures/0f/1280.webp 1280w'
  )
  expect(source.getAttribute('type')).toBe('image/webp')
  expect(source.getAttribute('sizes')).toBe('56px')
  const img = page.get('picture > img')
  expect(img.getAttribute('src')).toBe(of.picture)
  expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['56', '56'])
  page.show(<Picture of={of} form="flower" />)
  expect(page.get('picture > source').getAttribute('sizes')).toBe('auto,200px')
  page.show(<Picture of={{ picture: '/own.svg' }} form="flower" />)
  expect(page.all('source')).toHaveLength(0)
})

it('shows toasts politely, each with a close button, and holds them for the pointer and the focus', () => {
  const onClose = vi.fn<(id: number, button: HTMLElement) => void>()
  const onHold = vi.fn<() => void>()
  const onRelease = vi.fn<() => void>()
  const page = render(
    <Toasts
      items={[
        { id: 1, text: 'Added.', tone: 'ok' },
        { id: 2, text: 'Only 2 left.', tone: 'warn' }
      ]}
      label="Notices"
      closeLabel="Close"
      onClose={onClose}
      onHold={onHold}
      onRelease={onRelease}
    />
  )
  expect(page.get('[aria-live=polite]').children).toHaveLength(2)
  const [, second] = page.all('button')
  second?.focus()
  expect(onHold).toHaveBeenCalled()
  second?.click()
  expect(onClose).toHaveBeenCalledWith(2, expect.any(HTMLElement))
  second?.blur()
  expect(onRelease).toHaveBeenCalled()
})
