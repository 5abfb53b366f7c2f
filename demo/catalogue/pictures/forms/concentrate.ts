import { shade, tint } from '../colour.ts'
import { printed } from '../label.ts'
import { roundLight, shadow, wall } from '../light.ts'
import type { Look } from '../look.ts'
import { n, type Pen } from '../pen.ts'

const hues: Record<string, string[]> = {
  hash: ['#5d4127', '#4a3524', '#6b4c2b'],
  rosin: ['#d9b25c', '#e1bf74', '#cda24a'],
  'live-resin': ['#d79a2b', '#e2ac3c', '#c88a22'],
  shatter: ['#d08a1e', '#e09f2f', '#bd7717'],
  kief: ['#b7a463', '#a9985a', '#c2b071']
}

/**
 * Draws a low glass jar of concentrate, with some of it in front if its kind is known: slab, sheet, crystals or heap.
 */
export function drawConcentrate(pen: Pen, look: Look): string {
  const known = hues[look.subCategory ?? ''] ?? hues['shatter'] ?? []
  const hue = known[look.pick('hue', known.length)] ?? '#d08a1e'
  const glass = wall(128, 220, 300, 262, 14)
  const lid = wall(118, 148, 320, 84, 13)
  const paper = wall(128, 268, 300, 164, 14)
  return (
    shadow(pen, 284, 320, 500) +
    `<path d="${glass}" fill="#e8edeb" fill-opacity=".85"/><path d="${wall(142, 420, 272, 52, 13)}" fill="${hue}"/><path d="${wall(142, 236, 272, 60, 13)}" fill="${hue}" fill-opacity=".35"/>` +
    pen.clip(
      'lb',
      `<path d="${paper}"/>`,
      `<path d="${paper}" fill="${look.label}"/>${printed(look, { x: 128, y: 282, width: 300, height: 158 })}`
    ) +
    `<path d="${glass}" fill="${roundLight(pen, 'gloss')}"/>` +
    `<path d="${lid}" fill="${look.cap}"/><path d="${lid}" fill="${roundLight(pen)}"/>` +
    `<ellipse cx="278" cy="154" rx="160" ry="21" fill="${tint(look.cap, 0.2)}"/><ellipse cx="278" cy="153" rx="146" ry="16.5" fill="${tint(look.cap, 0.08)}"/>` +
    (look.subCategory === null ? '' : front(pen, look, hue))
  )
}

function front(pen: Pen, look: Look, hue: string): string {
  const sheen = pen.linear(
    'hs',
    [
      [0, tint(hue, 0.5)],
      [0.4, hue],
      [1, shade(hue, 0.35)]
    ],
    [0, 0, 1, 1]
  )
  const ground = shadow(pen, 434, 170, 526)
  if (look.subCategory === 'hash')
    return (
      ground +
      `<path d="M344 488L384 446L528 452L512 498L506 526L352 518Z" fill="${shade(hue, 0.4)}"/>` +
      `<path d="M344 488L384 446L528 452L512 498Z" fill="${sheen}"/><path d="M344 488L512 498L506 526L352 518Z" fill="${shade(hue, 0.28)}"/>` +
      `<path d="M372 480q34-18 62-8t70-8M392 462q40-8 70 0" fill="none" stroke="${tint(hue, 0.3)}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`
    )
  if (look.subCategory === 'kief')
    return (
      ground +
      `<path d="M330 524Q366 516 390 494Q416 464 440 468Q466 472 484 496Q506 518 536 524Q434 538 330 524Z" fill="${sheen}"/>` +
      `<path d="${Array.from({ length: 34 }, (_, at) => `M${366 + ((at * 47) % 138)} ${n(520 - ((at * 23) % 34) * (1 - Math.abs(((at * 47) % 138) - 70) / 90))}h.1`).join('')}" stroke="${tint(hue, 0.4)}" stroke-width="4.5" stroke-linecap="round"/>`
    )
  if (look.subCategory === 'shatter')
    return (
      ground +
      `<path d="M326 512L398 444L556 456L506 532Z" fill="#f6efe0"/><path d="M326 512L398 444L556 456L506 532Z" fill="#15110d" fill-opacity=".05"/>` +
      `<path d="M372 506L402 462L448 458L470 474L520 466L486 516L436 508Z" fill="${sheen}" fill-opacity=".92"/>` +
      `<path d="M402 462L436 508M448 458L436 508M470 474L436 508M470 474L486 516" stroke="#fff" stroke-opacity=".6" stroke-width="2.4"/>`
    )
  if (look.subCategory === 'rosin')
    return (
      ground +
      `<path d="M326 512L398 444L556 456L506 532Z" fill="#f6efe0"/><path d="M326 512L364 476L518 500L506 532Z" fill="#15110d" fill-opacity=".05"/>` +
      `<path d="M376 498C370 478 396 480 408 466C424 450 452 462 470 462C500 460 510 478 492 490C484 498 486 512 464 510C440 506 430 516 410 512C392 512 380 510 376 498Z" fill="${shade(hue, 0.3)}" transform="translate(2 5)"/>` +
      `<path d="M376 498C370 478 396 480 408 466C424 450 452 462 470 462C500 460 510 478 492 490C484 498 486 512 464 510C440 506 430 516 410 512C392 512 380 510 376 498Z" fill="${sheen}"/>` +
      `<path d="M398 488q14-16 34-16M446 474q14-4 24 0" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>`
    )
  const grains = [
    [376, 500, 26],
    [420, 484, 34],
    [474, 498, 30],
    [440, 512, 24],
    [512, 516, 17],
    [404, 518, 18]
  ] as const
  return (
    ground +
    grains
      .map(([x, y, r], at) => {
        const p = (dx: number, dy: number) => `${n(x + dx * r)} ${n(y + dy * r)}`
        const turn = (at * 40 + look.pick('grain', 50)) % 60
        return (
          `<g transform="rotate(${turn - 30} ${x} ${y})"><path d="M${p(-0.9, 0.1)}L${p(-0.3, -0.8)}L${p(0.6, -0.6)}L${p(0.95, 0.2)}L${p(0.3, 0.75)}L${p(-0.6, 0.7)}Z" fill="${sheen}" stroke="${shade(hue, 0.3)}" stroke-width="1.5"/>` +
          `<path d="M${p(-0.9, 0.1)}L${p(0, -0.1)}L${p(-0.3, -0.8)}M${p(0, -0.1)}L${p(0.95, 0.2)}M${p(0, -0.1)}L${p(-0.6, 0.7)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/></g>`
        )
      })
      .join('')
  )
}
