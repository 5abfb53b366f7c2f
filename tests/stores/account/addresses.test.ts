import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setPlatform } from '../../../src/platform/platform.ts'
import {
  $flagQuery,
  $flags,
  $place,
  followAddress,
  hrefTo,
  navigate,
  rememberedScroll,
  takeHandedOver
} from '../../../src/routing/location.ts'
import { type TestPlatform, testPlatform } from '../support/test-env.ts'

let outside: TestPlatform
let end = () => {}

/** Opens the page with its own query and fragment, and begins to follow the URL. */
function open(query: string, hash: string): void {
  outside.pageQuery = query
  outside.goTo(hash)
  end = followAddress()
}

beforeEach(() => {
  outside = testPlatform()
  setPlatform(outside)
})
afterEach(() => {
  end()
  end = () => {}
  setPlatform(undefined)
})

describe('flags are kept across redirects and links (SPEC A2)', () => {
  test.each([
    ['in_store=1', '#/queen-west/cart?in_store=1'],
    ['iframe&noh=0&nof=1', '#/queen-west/cart?iframe&noh=0&nof=1'],
    ['x=1&noh=1&token=t', '#/queen-west/cart?noh=1']
  ])('from a URL with %s', (query, href) => {
    open('', `#/?${query}`)
    expect(hrefTo('/queen-west/cart')).toBe(href)
    navigate('/queen-west/cart', { replace: true })
    expect(outside.address.hash()).toBe(href)
  })

  test('also when a hash of the host’s came between', () => {
    open('', '#/queen-west?in_store=1')
    outside.goTo('#about')
    navigate('/queen-west/cart')
    expect(outside.address.hash()).toBe('#/queen-west/cart?in_store=1')
  })

  test('and those of the page’s own query stay there, and are in force', () => {
    open('?noh=1&a=b', '')
    navigate('/queen-west')
    expect(outside.address.hash()).toBe('#/queen-west')
    expect(outside.pageQuery).toBe('?noh=1&a=b')
    expect($flags.get()).toEqual({ in_store: false, iframe: false, noh: true, nof: false })
    expect($flagQuery.get()).toBe('noh=1')
  })

  test('flags in the hash come in force and go as it changes, and nothing is notified while they stay the same', () => {
    open('?nof', '')
    const heard: unknown[] = []
    const endListening = $flags.listen(flags => void heard.push(flags))
    navigate('/queen-west')
    navigate('/queen-west/cart?in_store')
    navigate('/queen-west')
    outside.goTo('#/')
    endListening()
    expect(heard).toEqual([
      { in_store: true, iframe: false, noh: false, nof: true },
      { in_store: false, iframe: false, noh: false, nof: true }
    ])
  })
})

describe('after a sign-out', () => {
  test('only the kiosk or iframe flags are kept (SPEC A4)', () => {
    open('', '#/user?token=t&verify_email=1&source=mail&signup_token=s&signup=1&in_store=1&iframe&noh=0&nof=1&x=2')
    navigate('/queen-west', { signedOut: true })
    expect(outside.address.hash()).toBe('#/queen-west?in_store=1&iframe&noh=0&nof=1')
  })

  test('`in_store` is taken out when kiosk mode is not in force (SPEC A2, C5)', () => {
    open('', '#/user?in_store=0&iframe=1')
    navigate('/queen-west', { signedOut: true, replace: true })
    expect(outside.address.hash()).toBe('#/queen-west?iframe=1')
    expect(hrefTo('/queen-west/cart')).toBe('#/queen-west/cart?iframe=1')
  })

  test('where a page was scrolled to is forgotten, and with it the addresses that it was kept by', () => {
    open('', '#/queen-west')
    outside.scroll.set(900)
    navigate('/user')
    outside.goTo('#/queen-west')
    expect(rememberedScroll()).toBe(900)
    navigate('/user')
    navigate('/', { signedOut: true })
    outside.goTo('#/queen-west')
    expect(rememberedScroll()).toBeUndefined()
  })
})

describe('handed-over parameters (SPEC C6)', () => {
  test('is read once, and the secrets are taken out of the page’s query and nothing else of it (SPEC C3)', () => {
    open('?p=%7e+1&token=t&p=2&source=mail', '')
    expect(takeHandedOver()).toEqual({ token: 't', source: 'mail' })
    expect(outside.pageQuery).toBe('?p=%7e+1&p=2&source=mail')
    expect(outside.address.hash()).toBe('')
    expect(takeHandedOver()).toEqual({ source: 'mail' })
  })

  test.each([
    ['before', '#/queen-west/?signup_token=s&in_store=1', '#/queen-west/?in_store=1'],
    ['before', '#/?token=t', '#/'],
    ['after', '#/?verify_email=1&token=t&source=mail', '#/?source=mail']
  ])(
    'in the hash is taken out of it, %s the address is followed, without a step in the history',
    (when, hash, clean) => {
      outside.goTo(hash)
      if (when === 'after') end = followAddress()
      const steps: string[] = []
      outside.address.push = step => void steps.push(step)
      expect(Object.keys(takeHandedOver())).not.toEqual([])
      if (when === 'before') end = followAddress()
      expect(outside.address.hash()).toBe(clean)
      expect($place.get().query).toBe(clean.split('?')[1] ?? '')
      expect(steps).toEqual([])
    }
  )

  test('in a hash of the host’s is left alone', () => {
    open('', '#about?token=t')
    expect(takeHandedOver()).toEqual({})
    expect(outside.address.hash()).toBe('#about?token=t')
  })

  test('a code is taken only with a state of ours, for the host may have its own (SPEC C7)', () => {
    open('?code=c&state=s&shop=1', '')
    expect(takeHandedOver(state => state === 'other')).toEqual({})
    expect(outside.pageQuery).toBe('?code=c&state=s&shop=1')
    expect(takeHandedOver(state => state === 's')).toEqual({ code: 'c', state: 's' })
    expect(outside.pageQuery).toBe('?shop=1')
  })

  test('a URL without our parameters is not touched', () => {
    open('?a=1&&b=%41', '#/queen-west?in_store=1')
    outside.address.replaceQuery = () => expect.unreachable()
    outside.address.replace = () => expect.unreachable()
    expect(takeHandedOver()).toEqual({})
  })
})
