import { describe, expect, test } from 'vitest'
import { elementOptions } from '../../src/loader/element-options.ts'
import { adviceOn, optionTakes } from '../../src/embed/mount/option-warnings.ts'
import { readOptions } from '../../src/embed/mount/options.ts'

const element = (dataset: Record<string, string>) => ({ dataset }) as unknown as HTMLElement

describe('options in markup', () => {
  test('every option there is can be written on an element', () => {
    const dataset = Object.fromEntries(Object.keys(optionTakes).map(name => [name, 'x']))
    expect(elementOptions(element(dataset))).toEqual(dataset)
  })

  test('attributes that optimisers and consent tools add to script tags cause no warning', () => {
    expect(
      elementOptions(
        element({
          api: '/',
          storefront: '',
          rocketSrc: '/x.js',
          cfasync: 'false',
          noOptimize: '1',
          jetpackBoost: 'ignore',
          noptimize: '1',
          wpfcOriginal: '1',
          type: 'text/javascript',
          src: '/x.js',
          cookieconsent: 'statistics'
        })
      )
    ).toEqual({ api: '/' })
  })
})

describe('options are checked', () => {
  test.each(['https://shop.example.com', 'http://localhost:4280/api/', '/', './api', '//shop.example.com'])(
    'the address %s will do',
    api => {
      expect(readOptions({ api })).toEqual({ options: { api }, faults: [] })
    }
  )

  test.each(['shop.example.com', 'https://', 'ftp://shop.example.com', ''])(
    'the address "%s" is refused with an example',
    api => {
      const { options, faults } = readOptions({ api })
      expect(options).toBeUndefined()
      expect(faults.map(adviceOn).join()).toContain('https://shop.example.com')
    }
  )

  test.each([
    ['theme', 'Dark', 'dark'],
    ['locale', 'fr-CA', 'fr-CA'],
    ['locale', 'de', 'de'],
    ['radius', '0', 0],
    ['radius', '16px', 16],
    ['accent', '#FF0', '#FF0'],
    ['minHeight', 800, 800]
  ])('%s may be %s', (name, value, read) => {
    expect(readOptions({ api: '/', [name]: value })).toEqual({ options: { api: '/', [name]: read }, faults: [] })
  })

  test.each([
    ['theme', 'black', '`auto`, `light` or `dark`'],
    ['radius', '-1', 'px, 0 to 24'],
    ['radius', 'round', 'px, 0 to 24'],
    ['accent', 'green', '#1f6f4a'],
    ['locale', 'français', '`auto`, or a language, such as `fr-CA`']
  ])('%s can’t be %s: it is left out, and a warning gives the valid values', (name, value, taught) => {
    const { options, faults } = readOptions({ api: '/', [name]: value })
    expect(options).toEqual({ api: '/' })
    expect(faults.map(adviceOn)).toEqual([expect.stringContaining(taught)])
  })

  test.each([
    ['locatoin', 'location'],
    ['Theme', 'theme'],
    ['min-height', 'minHeight']
  ])('for "%s", which is no option, "%s" is offered', (name, offered) => {
    expect(
      readOptions({ api: '/', [name]: 'x' })
        .faults.map(adviceOn)
        .join()
    ).toContain(`did you mean "${offered}"`)
  })
})
