import { afterEach, describe, expect, it } from 'vitest'
import { navigate } from '../../../src/routing/location.ts'
import { SignInScreen } from '../../../src/screens/sign-in/sign-in-screen.tsx'
import { reset } from '../../../src/client/reset.ts'
import { $returnTo } from '../../../src/stores/session/sign-in/return-to.ts'
import { render } from '../support/render.tsx'
import { inQueenWest } from '../support/shop.ts'

describe('the way in, on the phone that is to approve a sign-in at a kiosk', () => {
  inQueenWest()
  afterEach(() => reset('all'))

  it.each(['', 'sign-up', 'code', 'forgot'])(
    'keeps the sign-in at a kiosk that waits for approval, on “%s”',
    section => {
      navigate(`/user${section && `/${section}`}?handoff=a%2Bb`)
      const page = render(<SignInScreen section={section} />)
      const ways = page.all('a').map(link => link.getAttribute('href') ?? '')
      const waysIn = ways.filter(href => href.startsWith('#/user'))
      expect(waysIn.length).toBeGreaterThan(1)
      for (const href of waysIn) expect(href).toMatch(/\?handoff=a%2Bb$/)
      expect(page.named('Menu').getAttribute('href')).toBe('#/queen-west')
      expect($returnTo.get()?.path).toBe('/user/kiosk?handoff=a%2Bb')
    }
  )
})
