/** @module-tag core */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import type * as Selectors from '../../src/embed/host/chrome/selectors.ts'
import { themes } from '../../src/embed/host/chrome/themes.ts'
import { bundle } from '../browser/support/bundle.ts'
import { test } from './support/blank-page.ts'

const folder = 'demo/pages/themes'
const pages = readdirSync(folder)
  .filter(name => name.endsWith('.html'))
  .map(name => name.slice(0, -'.html'.length))

/** The pages that show a theme: more than one, if its parts are named in several ways. */
const pagesOf = (theme: string) => {
  const slug = theme.toLowerCase().replace(/[^a-z\d]+/g, '-')
  return pages.filter(page => page === slug || page.startsWith(`${slug}-`))
}

test.beforeAll(async ({ page }) => {
  await page.addScriptTag({ content: await bundle('src/embed/host/chrome/selectors.ts', 'Selectors') })
})

test.each(themes.map(theme => theme.name))('the theme %s has a page of its own', name => {
  expect(pagesOf(name)).not.toEqual([])
})

/** A list of selectors, one by one: commas within brackets separate nothing. */
const oneByOne = (list: string): string[] => list.split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/)

test.for(themes)(
  'each selector of the theme $name has an element on its pages',
  async ({ name, header, footer }, { page }) => {
    const markup = pagesOf(name).map(slug => readFileSync(`${folder}/${slug}.html`, 'utf8'))
    const without = await page.evaluate(
      ([markup, selectors]) => {
        const documents = markup.map(text => new DOMParser().parseFromString(text, 'text/html'))
        return selectors.filter(selector => !documents.some(one => one.querySelector(selector)))
      },
      [markup, [header, footer].flatMap(oneByOne)] as const
    )
    expect(without).toEqual([])
  }
)

describe.each(pages)('on the page of the theme %s', name => {
  const markup = readFileSync(`${folder}/${name}.html`, 'utf8')

  test.for([
    [['header'], ['content', 'footer']],
    [['footer'], ['content', 'header']],
    [['header', 'footer'], ['content']]
  ] as const)('hiding %s leaves %s in sight', async ([hidden, left], { page }) => {
    const seen = await page.evaluate(
      ([markup, parts]) => {
        const { hideDetected } = (window as unknown as { Selectors: typeof Selectors }).Selectors
        // Its scripts don't run, and its style sheet is not asked for.
        const { documentElement: html, head } = new DOMParser().parseFromString(markup, 'text/html')
        head.replaceChildren()
        document.documentElement.replaceWith(html)
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(parts.map(hideDetected).join(''))
        document.adoptedStyleSheets = [sheet]
        const kinds = (isSeen: boolean) =>
          [...html.querySelectorAll<HTMLElement>('[data-part]')]
            .filter(element => element.checkVisibility() === isSeen)
            .map(element => element.dataset['part'])
        return { left: [...new Set(kinds(true))].toSorted(), hidden: [...new Set(kinds(false))].toSorted() }
      },
      [markup, hidden] as const
    )
    expect(seen).toEqual({ left, hidden: hidden.toSorted() })
  })
})
