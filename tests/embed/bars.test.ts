import { expect, test } from 'vitest'
import { type Bar, coveredBy } from '../../src/embed/host/bars.ts'

/** A phone's window, in px. */
const ROOM = 800
const bar = (top: number, bottom: number): Bar => ({ top, bottom })

test.each<[string, Bar[], { top: number; bottom: number }]>([
  ['nothing', [], { top: 0, bottom: 0 }],
  ['a header', [bar(0, 64)], { top: 64, bottom: 0 }],
  ['two stacked bars, in any order', [bar(32, 96), bar(0, 32)], { top: 96, bottom: 0 }],
  ['a bar over another', [bar(0, 90), bar(0, 40)], { top: 90, bottom: 0 }],
  ['a pill that floats below the edge', [bar(12, 60)], { top: 60, bottom: 0 }],
  ['a pill below a bar', [bar(0, 40), bar(52, 100)], { top: 100, bottom: 0 }],
  ['a header that has scrolled away', [bar(-64, 0)], { top: 0, bottom: 0 }],
  ['one that is half away', [bar(-40, 24)], { top: 24, bottom: 0 }],
  ['a bar for cookies', [bar(710, 800)], { top: 0, bottom: 90 }],
  ['that above a bar of tabs', [bar(740, 800), bar(650, 740)], { top: 0, bottom: 150 }],
  ['one that floats above the edge', [bar(700, 784)], { top: 0, bottom: 100 }],
  ['one that waits below the window', [bar(800, 890)], { top: 0, bottom: 0 }],
  ['bars at both ends', [bar(0, 64), bar(710, 800)], { top: 64, bottom: 90 }],
  ['a dialog over all', [bar(0, 800)], { top: 0, bottom: 0 }],
  ['a dialog in the middle', [bar(200, 500)], { top: 0, bottom: 0 }],
  ['a sidebar', [bar(64, 800)], { top: 0, bottom: 0 }]
])('the window is covered by %s', (_what, bars, covered) => {
  expect(coveredBy(bars, ROOM)).toEqual(covered)
})
