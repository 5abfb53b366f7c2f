import { describe, expect, it, vi } from 'vitest'
import { $locale } from '../../../src/i18n/locale.ts'
import { SetPasswordDialog } from '../../../src/screens/emailed-links/set-password-dialog.tsx'
import { $popup, openPopup } from '../../../src/stores/core/popup.ts'
import { $renewal } from '../../../src/stores/session/renew-link.ts'
import { $password, $signup } from '../../../src/stores/session/sign-in/set-password.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, offline, requests } from '../support/shop.ts'

const sam = { state: 'ready' as const, value: { firstName: 'Sam', email: 'sam@example.com' } }

/** Opens the modal for Sam's link. */
async function open() {
  openPopup({ key: 'set-password', data: { signup_token: 's' } })
  const page = render(<SetPasswordDialog token="s" isReset={false} />)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  $signup.set(sam)
  await vi.waitFor(() => page.get('form'))
  return page
}
const submit = (page: ReturnType<typeof render>) =>
  page.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

describe('the set-password modal (SPEC A2)', () => {
  inQueenWest()

  it('looks at the link first, in its own shape', async () => {
    const page = render(<SetPasswordDialog token="s" isReset={false} />)
    await vi.waitFor(() => expect(requests.join()).toMatch(/POST .*\/v1\/signup$/))
    expect(page.text()).toContain('Checking your link')
  })

  it('shows whose account it is, and gives the password manager both names', async () => {
    const page = await open()
    expect(page.text()).toContain('Hi Sam. Choose a password for sam@example.com to finish creating your account.')
    const [name, field] = page.inputs()
    expect([name?.autocomplete, name?.value, name?.tabIndex]).toEqual(['username', 'sam@example.com', -1])
    expect([field?.autocomplete, field?.type]).toEqual(['new-password', 'password'])
    await vi.waitFor(() => expect(page.root.activeElement).toBe(field))
  })

  it('shows at the field that a password is too short, and focuses it (SPEC C17)', async () => {
    const page = await open()
    page.type('#sf-set-password', 'short')
    page.named('Close').focus()
    submit(page)
    await vi.waitFor(() => expect(page.get('#sf-set-password').getAttribute('aria-invalid')).toBe('true'))
    expect(page.text()).toContain('This is too short.')
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('#sf-set-password')))
    expect(requests).toHaveLength(1)
    page.type('#sf-set-password', 'shorter')
    await vi.waitFor(() => expect(page.get('#sf-set-password').hasAttribute('aria-invalid')).toBe(false))
  })

  it('sends the typed password once', async () => {
    const page = await open()
    page.type('#sf-set-password', 'four words in a row')
    submit(page)
    await vi.waitFor(() => expect(requests.at(-1)).toMatch(/PUT .*\/v1\/signup\/password/))
    submit(page)
    expect(requests).toHaveLength(2)
    await vi.waitFor(() => expect(page.named('Save and sign in').getAttribute('aria-busy')).toBe('true'))
  })

  it('offers a retry after a network failure, and keeps the typed password (SPEC C16)', async () => {
    const page = await open()
    page.type('#sf-set-password', 'four words in a row')
    $signup.set({ state: 'failed', problem: offline })
    await vi.waitFor(() => expect(page.get('[role=alert]').textContent).toContain('can’t reach the shop'))
    page.named('Try again').click()
    $signup.set(sam)
    await vi.waitFor(() => expect((page.get('#sf-set-password') as HTMLInputElement).value).toBe('four words in a row'))
  })

  it('offers a new link for a used one, confirms that it was sent, and closes', async () => {
    const page = await open()
    $signup.set({ state: 'failed', problem: { kind: 'refused', text: 'This link has already been used.' } })
    const alert = () => page.get('[role=alert]')
    await vi.waitFor(() => expect(alert().textContent).toBe('This link has already been used.Send a new linkClose'))
    page.named('Send a new link').click()
    await vi.waitFor(() => expect(requests.at(-1)).toMatch(/POST .*\/v1\/signup\/renew/))
    $renewal.set({ state: 'sent' })
    await vi.waitFor(() => expect(alert().textContent).toBe('A new link is on its way to the same address.Close'))
    page.get('[role=alert] button').click()
    expect($popup.get()).toBeUndefined()
  })

  it('offers no new link for an unknown one', async () => {
    const page = await open()
    $signup.set({ state: 'failed', problem: { kind: 'not_found', text: 'We couldn’t find that.' } })
    await vi.waitFor(() => expect(page.get('[role=alert]').textContent).toBe('We couldn’t find that.Close'))
  })

  it('has its own text for a forgotten password', async () => {
    const page = render(<SetPasswordDialog token="s" isReset />)
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    $signup.set(sam)
    await vi.waitFor(() => expect(page.text()).toContain('Choose a new password for sam@example.com.'))
    expect(page.named('Set a new password')).toBeTruthy()
  })

  it('forgets the password when it is closed', async () => {
    const page = await open()
    page.type('#sf-set-password', 'four words in a row')
    page.unmount()
    await vi.waitFor(() => expect($password.get().typed).toBe(''))
    expect($signup.get().state).toBe('idle')
  })

  it('speaks French', async () => {
    $locale.set('fr-CA')
    const page = await open()
    expect(page.text()).toContain('Choisissez votre mot de passe')
    expect(page.named('Enregistrer et se connecter')).toBeTruthy()
  })
})
