import { expect, test } from 'vitest'
import { isDarkColour } from '../../src/embed/host/dark-colour.ts'

test.each([
  'rgb(0, 0, 0)',
  'rgb(17, 24, 39)',
  'rgba(20, 20, 20, 0.9)',
  'rgb(0 0 0 / 0.8)',
  'color(srgb 0.1 0.1 0.12)',
  'color(display-p3 0.05 0.06 0.1 / 0.9)',
  'color(srgb-linear 0.05 0.05 0.05)',
  'color(xyz-d65 0.04 0.05 0.06)',
  'lab(20 2 -8)',
  'lch(12.5 10 260)',
  'oklab(0.25 0.01 -0.02)',
  'oklch(0.2 none none)',
  'color(srgb none none none)'
])('%s is dark', colour => {
  expect(isDarkColour(colour)).toBe(true)
})

test.each([
  'rgb(255, 255, 255)',
  'rgb(250, 250, 245)',
  'rgba(255, 255, 255, 0.6)',
  'rgb(255, 255, 0)',
  'color(srgb 0.98 0.97 0.95)',
  'color(display-p3 1 1 1)',
  'color(a98-rgb 0.9 0.9 0.9)',
  'color(rec2020 0.9 0.9 0.9)',
  'color(srgb-linear 0.5 0.5 0.5)',
  'color(xyz-d50 0.9 0.95 0.8)',
  'lab(96 0 0)',
  'lch(90 5 80)',
  'oklab(0.97 0 0)',
  'oklch(0.98 0.01 90)'
])('%s is light', colour => {
  expect(isDarkColour(colour)).toBe(false)
})

test.each(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0.4)', 'rgb(0 0 0 / 0.5)', 'oklch(0.2 0 0 / 0.1)', 'transparent', ''])(
  '%s lets the backdrop show through',
  colour => {
    expect(isDarkColour(colour)).toBeUndefined()
  }
)
