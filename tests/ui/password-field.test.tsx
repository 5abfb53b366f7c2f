import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { PasswordField } from '../../src/ui/form/password-field.tsx'
import { render } from '../screens/support/render.tsx'

function Password() {
  const [value, setValue] = useState('')
  return (
    <PasswordField
      id="sf-password"
      label="Password"
      hint="At least 10 characters."
      value={value}
      onValue={setValue}
      autoComplete="new-password"
      showLabel="Show password"
    />
  )
}

it('hides the password until asked to show it, and hides it again', async () => {
  const page = render(<Password />)
  const input = page.get('input') as HTMLInputElement
  page.type('input', 'four words')
  const show = page.named('Show password')
  expect([input.type, show.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
  show.click()
  await vi.waitFor(() => expect([input.type, show.getAttribute('aria-pressed')]).toEqual(['text', 'true']))
  expect(input.value).toBe('four words')
  show.click()
  await vi.waitFor(() => expect(input.type).toBe('password'))
})

it('declares its purpose to browsers and password managers', () => {
  const page = render(<Password />)
  const input = page.get('input')
  expect(['autocomplete', 'name', 'autocapitalize', 'spellcheck'].map(name => input.getAttribute(name))).toEqual([
    'new-password',
    'password',
    'none',
    'false'
  ])
  expect(input.getAttribute('aria-describedby')).toBe('sf-password-hint')
})

it('sends no form by its button', () => {
  expect(
    render(<Password />)
      .named('Show password')
      .getAttribute('type')
  ).toBe('button')
})
