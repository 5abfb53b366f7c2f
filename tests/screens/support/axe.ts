import axe, { type RunOptions } from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { $locale, type Locale } from '../../../src/i18n/locale.ts'
import { hiddenClass } from '../../../src/theme/tokens.ts'
import { isThorough } from '../../run/thorough.ts'
import type { Rendered } from './render.tsx'

/** Rules that need layout, which happy-dom doesn't have. They run in Chromium. */
const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable']

const options: RunOptions = {
  resultTypes: ['violations'],
  iframes: false,
  rules: Object.fromEntries(layoutRules.map(rule => [rule, { enabled: false }]))
}

/** Draws a screen in a state, and waits until it is complete. */
export type Draw = (locale: Locale) => Rendered | Promise<Rendered>

/** The style of an element as far as its markup says: without layout, the sheets only cost time. */
const styleInMarkup = (element: Element): CSSStyleDeclaration => {
  const getPropertyValue = (name: string) => {
    if (name === 'display' && element.matches('[hidden],dialog:not([open]),template,style')) return 'none'
    return (element as HTMLElement).style?.getPropertyValue(name) ?? ''
  }
  return { getPropertyValue } as CSSStyleDeclaration
}

/** The text of an element that is seen: without what is for screen readers alone, or hidden from them. */
function seenText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const part of copy.querySelectorAll(`.${hiddenClass},[aria-hidden=true],svg,[hidden]`)) part.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Returns controls whose name doesn't begin with the words that are seen: speech control finds them by these (WCAG 2.5.3). */
const misnamed = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('button[aria-label],a[aria-label]')].flatMap(element => {
    const name = (element.getAttribute('aria-label') ?? '').replace(/\s+/g, ' ').toLowerCase()
    const text = seenText(element).toLowerCase()
    return /\p{Letter}/u.test(text) && !name.startsWith(text) ? [`label: ${text} is named ${name}`] : []
  })

/** Returns axe's violations in a screen's structure: the rule and the element. */
export async function structureViolations({ root }: Rendered): Promise<string[]> {
  const styles = vi.spyOn(window, 'getComputedStyle').mockImplementation(styleInMarkup)
  const { violations } = await axe.run({ include: [root.host] }, options).finally(() => styles.mockRestore())
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  return [...found, ...misnamed(root)]
}

/** Tests the structure of states in English, and in `verify:full` in French too. */
export function testStructure(states: Record<string, Draw>): void {
  describe.each<Locale>(isThorough ? ['en-CA', 'fr-CA'] : ['en-CA'])('in %s', locale => {
    it.each(Object.entries(states))('%s breaks no structural rule of axe', async (_, draw) => {
      $locale.set(locale)
      expect(await structureViolations(await draw(locale))).toEqual([])
    })
  })
}
