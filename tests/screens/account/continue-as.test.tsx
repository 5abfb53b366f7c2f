import { describe, expect, it, vi } from 'vitest'
import { ContinueAsDialog } from '../../../src/screens/emailed-links/continue-as-dialog.tsx'
import { setLocale } from '../../../src/stores/core/language.ts'
import { $popup, openPopup } from '../../../src/stores/core/popup.ts'
import { $session, beginSession } from '../../../src/stores/session/session.ts'
import { render } from '../support/render.tsx'
import { alex } from '../support/samples.ts'
import { inQueenWest } from '../support/shop.ts'

const maya = {
  ...alex,
  token: 'm',
  userDetails: { ...alex.userDetails, firstName: 'Maya', lastName: 'Roy', email: 'maya@example.com' }
}

describe('the question before a link signs anybody in (SPEC C6)', () => {
  inQueenWest()

  function open() {
    openPopup({ key: 'continue-as', data: { session: alex } })
    return render(<ContinueAsDialog session={alex} />)
  }

  it('names the link’s owner by first name and initial', () => {
    const page = open()
    expect(page.get('h2').textContent).toBe(
      `Continue as ${alex.userDetails.firstName} ${alex.userDetails.lastName[0]}.?`
    )
    expect(page.text()).toContain('This link signs you in.')
    expect(page.text()).not.toContain(alex.userDetails.lastName)
  })

  it('signs in after “Continue”, and closes', () => {
    const page = open()
    page.named('Continue').click()
    expect([$session.get().token, $popup.get()]).toEqual([alex.token, undefined])
  })

  it.each(['Not me', 'Close'])('closes without signing in after “%s”', name => {
    const page = open()
    page.named(name).click()
    expect([$session.get().loggedIn, $popup.get()]).toEqual([false, undefined])
  })

  it('shows who is currently signed in, and keeps them signed in after “Not me”', () => {
    beginSession(maya)
    const page = open()
    expect(page.text()).toContain('You’re signed in as Maya R.. Switch to Alex')
    page.named('Not me').click()
    expect($session.get().token).toBe('m')
  })

  it('asks in French', async () => {
    beginSession(maya)
    const page = open()
    await setLocale('fr-CA')
    await vi.waitFor(() =>
      expect(page.get('h2').textContent).toMatch(/^Continuer avec le compte «\u00a0Alex .\.\u00a0»\?$/)
    )
    expect(page.text()).toMatch(/Vous utilisez le compte «\sMaya R\.\s»\. Passer/)
    expect(page.named('Ce n’est pas moi')).toBeTruthy()
    await setLocale('en-CA')
  })
})
