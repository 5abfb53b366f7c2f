import { mix, shade, tint } from '../colour.ts'
import { printed } from '../label.ts'
import { flatLight, shadow } from '../light.ts'
import type { Look } from '../look.ts'
import { n, type Pen } from '../pen.ts'

const tastes = ['#a8483c', '#c07a35', '#7d3f55', '#8d5b3a', '#4d5a7a', '#b99a45', '#93584a']

/** Draws a stand-up pouch with a zip, with its contents in front if known: chews, biscuits, crackers or powder. */
export function drawPouch(pen: Pen, look: Look): string {
  const outline =
    'M150 92H430Q438 92 438 100L450 488Q450 512 426 516Q290 530 154 516Q130 512 130 488L142 100Q142 92 150 92Z'
  const folds = pen.linear('fo', [
    [0, '#15110d', 0.3],
    [0.07, '#fff', 0.28],
    [0.16, '#fff', 0.04],
    [0.5, '#fff', 0.1],
    [0.84, '#15110d', 0.04],
    [0.93, '#15110d', 0.24],
    [1, '#15110d', 0.1]
  ])
  return (
    shadow(pen, 292, 330) +
    `<path d="${outline}" fill="${look.label}"/>` +
    pen.clip(
      'po',
      `<path d="${outline}"/>`,
      printed(look, { x: 136, y: 168, width: 308, height: 342 }) +
        `<path d="M130 92H450V130H130Z" fill="${shade(look.label, 0.1)}"/><path d="M130 130H450" stroke="${shade(look.label, 0.3)}" stroke-width="2"/>` +
        `<path d="M136 150H446M136 158H446" stroke="${shade(look.label, 0.28)}" stroke-opacity=".5" stroke-width="3"/><path d="M136 154H446" stroke="${tint(look.label, 0.5)}" stroke-opacity=".6" stroke-width="2"/>` +
        `<path d="M130 480Q290 440 450 480V520H130Z" fill="#15110d" fill-opacity=".07"/><path d="M130 482Q290 442 450 482" fill="none" stroke="#15110d" stroke-opacity=".16" stroke-width="2"/>`
    ) +
    `<path d="${outline}" fill="${folds}"/><path d="${outline}" fill="${flatLight(pen)}" fill-opacity=".6"/>` +
    `<circle cx="290" cy="112" r="11" fill="#15110d" fill-opacity=".28"/><path d="M142 124l8 6-8 6M438 124l-8 6 8 6" fill="#15110d" fill-opacity=".22"/>` +
    contents(pen, look)
  )
}

function contents(pen: Pen, look: Look): string {
  if (look.subCategory === null) return ''
  if (look.subCategory === 'gummies') return chews(pen, look)
  if (look.subCategory === 'drink-mixes') return stick(pen, look)
  if (look.subCategory === 'bath') return crystals(pen, look)
  return look.subCategory === 'lozenges' ? pastilles(pen, look) : biscuits(pen, look)
}

/** Draws square-cut pieces coated in sugar. */
function chews(pen: Pen, look: Look): string {
  const hue = tastes[look.pick('taste', tastes.length)] ?? '#a8483c'
  const side = pen.linear('cs', [
    [0, shade(hue, 0.12)],
    [1, shade(hue, 0.4)]
  ])
  const piece = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M-36-20Q-36-25-31-25L31-25Q36-25 36-20V20Q36 27 29 27H-29Q-36 27-36 20Z" fill="${side}"/>` +
    `<path d="M-36-22L-22-40Q-20-42-16-42H24Q28-42 30-40L36-22Q36-18 32-18H-32Q-36-18-36-22Z" fill="${tint(hue, 0.2)}"/>` +
    `<path d="M-24-30h.1M-8-36h.1M6-26h.1M20-34h.1M-28-4h.1M-14 8h.1M2-2h.1M18 12h.1M26-8h.1M-2 18h.1" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/></g>`
  return shadow(pen, 452, 150, 530) + piece(420, 502, 0) + piece(500, 506, look.pick('lean', 9) - 4)
}

/** Draws biscuits leaning on each other, or square crackers. */
function biscuits(pen: Pen, look: Look): string {
  const isSquare = look.subCategory === 'savoury'
  const isDark = /cocoa|cacao|molasses|mélasse|espresso|ginger|gingembre/i.test(look.name)
  const dough = mix(isDark ? '#7c5232' : '#d9ae6c', '#8a5a30', look.pick('dough', 4) * 0.12)
  const face = pen.radial(
    'bi',
    [
      [0, tint(dough, 0.28)],
      [0.8, dough],
      [1, shade(dough, 0.16)]
    ],
    [0.38, 0.32, 0.8]
  )
  const rim = shade(dough, 0.42)
  const one = (x: number, y: number, turn: number) => {
    const shape = (fill: string, dx: number, dy: number) =>
      isSquare
        ? `<rect x="${dx - 42}" y="${dy - 40}" width="84" height="80" rx="6" fill="${fill}"/>`
        : `<ellipse cx="${dx}" cy="${dy}" rx="46" ry="44" fill="${fill}"/>`
    const docked = isSquare
      ? `<path d="M-24-20h.1M0-20h.1M24-20h.1M-24 2h.1M0 2h.1M24 2h.1M-24 24h.1M0 24h.1M24 24h.1" stroke="${rim}" stroke-width="5"/>`
      : `<circle r="35" fill="none" stroke="${rim}" stroke-opacity=".3" stroke-width="2"/><path d="M-14-18l9 4M8-24l8 6M18 0l-7 7M-24 6l8 5M-4 4l8-4M6 22l9-3M-12 26l6-5" stroke="${rim}" stroke-opacity=".65" stroke-width="4"/>`
    return `<g transform="translate(${x} ${y})rotate(${turn})" stroke-linecap="round">${shape(rim, 5, 5)}${shape(face, 0, 0)}${docked}</g>`
  }
  return shadow(pen, 470, 160, 528) + one(498, 478, isSquare ? 12 : 40) + one(426, 482, look.pick('turn', 20) - 10)
}

/** Draws small clear pastilles. */
function pastilles(pen: Pen, look: Look): string {
  const hue = tastes[look.pick('taste', tastes.length)] ?? '#a8483c'
  const clear = pen.radial(
    'pa',
    [
      [0, tint(hue, 0.75)],
      [0.55, tint(hue, 0.3)],
      [1, shade(hue, 0.12)]
    ],
    [0.34, 0.28, 0.8]
  )
  const one = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y + 5}" rx="29" ry="18" fill="${shade(hue, 0.3)}"/><ellipse cx="${x}" cy="${y}" rx="29" ry="18" fill="${clear}"/><ellipse cx="${x}" cy="${y}" rx="19" ry="11" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/><path d="M${x - 18} ${y - 7}q8-7 18-6" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`
  return shadow(pen, 452, 190, 528) + one(462, 484) + one(404, 506) + one(508, 510) + one(450, 519)
}

function stick(pen: Pen, look: Look): string {
  return (
    shadow(pen, 482, 90, 526) +
    `<g transform="rotate(9 480 520)"><path d="M448 250H512V522H448Z" fill="${look.accent}"/><path d="M448 250H512V272H448ZM448 500H512V522H448Z" fill="${shade(look.accent, 0.2)}"/>` +
    `<path d="M448 250H512V522H448Z" fill="${flatLight(pen)}"/><path d="M448 256H512M448 262H512M448 268H512M448 506H512M448 512H512" stroke="#fff" stroke-opacity=".3" stroke-width="2"/></g>`
  )
}

function crystals(pen: Pen, look: Look): string {
  const salt = mix('#f2efe9', look.accent, 0.16)
  const grain = Array.from({ length: 26 }, (_, at) => {
    const x = 404 + ((at * 37) % 120)
    const lift = Math.max(0, 40 - Math.abs(x - 462) * 0.62)
    return `<rect x="${x}" y="${n(510 - ((at * 17) % 40) * (lift / 40))}" width="13" height="12" rx="3" fill="${at % 3 === 0 ? tint(salt, 0.7) : at % 3 === 1 ? salt : shade(salt, 0.14)}" transform="rotate(${(at * 53) % 90} ${x + 6} 512)"/>`
  })
  return shadow(pen, 464, 150, 526) + grain.join('')
}
