import { describe, expect, test } from 'vitest'
import { adviceOn } from '../../../src/embed/mount/option-warnings.ts'
import { readOptions } from '../../../src/embed/mount/options.ts'

describe('hostHeader and hostFooter take any CSS selector', () => {
  test.each(['#masthead', '.top-bar, body > .menu', '[data-part="header"]', 'div:not(.shop) > header'])(
    '%s',
    selector => {
      expect(readOptions({ api: '/', hostHeader: selector, hostFooter: selector })).toEqual({
        options: { api: '/', hostHeader: selector, hostFooter: selector },
        faults: []
      })
    }
  )

  test.each(['', '   ', '..top', 'header,', '#', 'div:nope(', 7])(
    'and report an invalid one, such as "%s", with an example',
    selector => {
      const { options, faults } = readOptions({ api: '/', hostHeader: selector })
      expect(options).toEqual({ api: '/' })
      expect(faults.map(adviceOn)).toEqual([expect.stringContaining('expected a CSS selector, such as `.top-bar`')])
    }
  )
})

describe('frameOrigins takes origins', () => {
  test.each([
    'https://www.example.com',
    'https://www.example.com/',
    'http://localhost:4280',
    'http://[::1]:4280',
    'https://a.example https://b.example',
    'https://a.example, https://b.example/ ',
    'https://a.example\nhttps://b.example'
  ])('%s', frameOrigins => {
    expect(readOptions({ api: '/', frameOrigins })).toEqual({
      options: { api: '/', frameOrigins: frameOrigins.trim() },
      faults: []
    })
  })

  test.each([
    '*',
    'https://*.example.com',
    'www.example.com',
    'https://a.example/shop',
    'https://a.example *',
    'null',
    ''
  ])('and never %s', frameOrigins => {
    const { options, faults } = readOptions({ api: '/', frameOrigins })
    expect(options).toEqual({ api: '/' })
    expect(faults.map(adviceOn)).toEqual([
      expect.stringContaining('expected origins, such as `https://www.example.com`')
    ])
  })
})
