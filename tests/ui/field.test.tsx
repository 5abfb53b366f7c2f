import { useState } from 'react'
import { expect, it } from 'vitest'
import { Field } from '../../src/ui/form/field.tsx'
import { render } from '../screens/support/render.tsx'

function Phone({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return <Field id="phone" label="Phone" hint="Ten digits" error={error} value={value} onValue={setValue} />
}

it('is read out with its label, hint and error', () => {
  const page = render(<Phone error="Phone: ten digits." />)
  const input = page.get('input') as HTMLInputElement
  expect(page.get('label').getAttribute('for')).toBe(input.id)
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map(id => page.root.getElementById(id)?.textContent)).toEqual(['Ten digits', 'Phone: ten digits.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('is described by nothing and valid while nothing is wrong and no hint is given', () => {
  const page = render(<Field id="name" label="Name" value="" onValue={() => {}} />)
  expect(page.get('input').hasAttribute('aria-describedby')).toBe(false)
  expect(page.get('input').hasAttribute('aria-invalid')).toBe(false)
})

it('keeps the typed value when an error appears', () => {
  const page = render(<Phone />)
  page.type('input', '416')
  page.show(<Phone error="Phone: ten digits." />)
  expect((page.get('input') as HTMLInputElement).value).toBe('416')
})

it('accepts several lines when asked to', () => {
  const page = render(<Field id="notes" label="Notes" multiline value="a" onValue={() => {}} />)
  expect((page.get('textarea') as HTMLTextAreaElement).value).toBe('a')
})
