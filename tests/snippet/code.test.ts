import { describe, expect, test } from 'vitest'
import { defaults, flagsOf, formatChoices, isColour, optionsOf, readChoices } from '../../src/snippet/choices.ts'
import { codeFor } from '../../src/snippet/code.ts'

const api = 'https://shop.example.com'
const some = { ...defaults, location: 'queen-west', accent: '#1f6f4a', theme: 'dark' as const }

describe('the code to copy', () => {
  test('is as short as the documented tag for somebody who picks nothing', () => {
    expect(codeFor('tag', api, defaults)).toBe(
      `<div data-storefront data-api="https://shop.example.com" style="min-height: 100vh"></div>
<script async src="https://shop.example.com/storefront.js"></script>`
    )
    expect(codeFor('wordpress', api, defaults)).toBe('[storefront]')
  })

  test('has the picked options, and none that is the default', () => {
    expect(codeFor('tag', api, some)).toContain(
      'data-api="https://shop.example.com" data-location="queen-west" data-theme="dark" data-accent="#1f6f4a" style'
    )
    expect(codeFor('wordpress', api, some)).toBe('[storefront location="queen-west" theme="dark" accent="#1f6f4a"]')
  })

  test('for a frame is the same tag with one option more', () => {
    const tag = codeFor('tag', api, some)
    expect(codeFor('frame', api, some)).toBe(tag.replace(' data-location', ' data-mode="frame" data-location'))
    expect(codeFor('frame', api, defaults)).toContain(`data-api="${api}" data-mode="frame" style`)
  })

  test.each([
    ['tag', '"><script>alert(1)</script>'],
    ['tag', '"><img src=x>'],
    ['frame', '"><img src=x>'],
    ['wordpress', '"] [gallery']
  ] as const)('of a %s stays one piece with a phone number of %s', (way, phone) => {
    const code = codeFor(way, api, { ...defaults, phone })
    if (way === 'wordpress') {
      expect(code.match(/[[\]]/g)).toEqual(['[', ']'])
      return
    }
    const holder = new DOMParser().parseFromString(code, 'text/html')
    expect(holder.querySelectorAll('script')).toHaveLength(1)
    expect(holder.querySelectorAll('img')).toHaveLength(0)
    expect(holder.querySelector<HTMLElement>('[data-phone]')?.dataset['phone']).toBe(phone)
  })

  test('leaves out a colour that is only half typed', () => {
    expect(optionsOf({ ...defaults, accent: '#1f6' })).toEqual({ accent: '#1f6' })
    expect(optionsOf({ ...defaults, accent: '#1f6f' })).toEqual({})
    expect(['', '#fff', '#A1B2C3', 'green', '#12345', 'fff'].map(isColour)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false
    ])
  })
})

describe('the flags of header and footer (SPEC C4)', () => {
  test.each([
    ['shown', 'shown', ''],
    ['hidden', 'shown', 'noh=1'],
    ['shown', 'hidden', 'nof=1'],
    ['hidden', 'hidden', 'noh=1&nof=1']
  ] as const)('with the header %s and the footer %s are “%s”', (header, footer, flags) => {
    expect(flagsOf({ ...defaults, header, footer })).toBe(flags)
  })
})

describe('a link to the page with choices', () => {
  test('brings back all of them', () => {
    const all = {
      ...some,
      locale: 'fr-CA' as const,
      radius: '4',
      phone: '+1 416-555-0141 "x"',
      header: 'hidden' as const
    }
    expect(readChoices(formatChoices(all))).toEqual(all)
    expect(formatChoices(defaults)).toBe('')
  })

  test('ignores what makes no sense', () => {
    expect(readChoices('theme=pink&locale=de&header=1&radius=25&other=x')).toEqual(defaults)
  })
})
