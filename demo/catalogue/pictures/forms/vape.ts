import { mix, shade, tint } from '../colour.ts'
import { printed } from '../label.ts'
import { flatLight, roundLight, shadow, wall } from '../light.ts'
import type { Look } from '../look.ts'
import { drawMark } from '../marks.ts'
import type { Pen } from '../pen.ts'

const ambers = ['#d89b3a', '#c98427', '#e0b256', '#b97a2a', '#dca94a']

/**
 * Draws a vape, a cartridge, pod or all-in-one device, in front of its carton; only the carton if the kind is unknown.
 */
export function drawVape(pen: Pen, look: Look): string {
  const device = look.subCategory === 'disposables' ? allInOne : look.subCategory === 'pods' ? pod : cartridge
  if (look.subCategory === null) return `<g transform="translate(52 0)">${shadow(pen, 236, 230)}${box(pen, look)}</g>`
  return shadow(pen, 260, 250) + box(pen, look) + device(pen, look)
}

function box(pen: Pen, look: Look): string {
  return (
    `<path d="M334 132L366 122V508L334 520Z" fill="${shade(look.label, 0.42)}"/>` +
    `<path d="M130 132L168 122H366L334 132Z" fill="${tint(look.label, 0.3)}"/>` +
    `<path d="M130 132H334V520H130Z" fill="${look.label}"/>` +
    printed(look, { x: 132, y: 150, width: 200, height: 362 }) +
    `<path d="M130 132H334V520H130Z" fill="${flatLight(pen)}"/>`
  )
}

function steel(pen: Pen): string {
  return pen.linear('st', [
    [0, '#6e7072'],
    [0.18, '#f3f4f4'],
    [0.34, '#c3c6c8'],
    [0.62, '#909497'],
    [0.86, '#5b5f62'],
    [1, '#7d8184']
  ])
}

function oil(pen: Pen, look: Look): string {
  const amber = ambers[look.pick('amber', ambers.length)] ?? '#d89b3a'
  return pen.linear('oil', [
    [0, shade(amber, 0.3)],
    [0.22, tint(amber, 0.42)],
    [0.5, amber],
    [0.82, shade(amber, 0.2)],
    [1, mix(amber, '#5a3410', 0.5)]
  ])
}

function cartridge(pen: Pen, look: Look): string {
  const metal = steel(pen)
  const mouth = look.pick('mouth', 2) === 0 ? '#26241f' : '#efe9dd'
  return (
    shadow(pen, 424, 92) +
    `<path d="M396 218Q398 148 408 136Q424 124 440 136Q450 148 452 218Z" fill="${mouth}"/><path d="M396 218Q398 148 408 136Q424 124 440 136Q450 148 452 218Z" fill="${roundLight(pen, 'gloss')}"/>` +
    `<path d="${wall(390, 214, 68, 22, 3)}" fill="${metal}"/>` +
    `<path d="${wall(388, 238, 72, 190, 4)}" fill="#eef2f1" fill-opacity=".9"/>` +
    `<path d="${wall(394, 262, 60, 162, 4)}" fill="${oil(pen, look)}"/><ellipse cx="424" cy="263" rx="30" ry="5" fill="#fff" fill-opacity=".4"/>` +
    `<path d="M414 240H434V426H414Z" fill="#f6f4ee" fill-opacity=".5"/><path d="M416 240H420V426H416Z" fill="#fff" fill-opacity=".7"/>` +
    `<path d="${wall(388, 238, 72, 190, 4)}" fill="${roundLight(pen, 'gloss')}" fill-opacity=".7"/>` +
    `<path d="M395 244H401V420H395Z" fill="#fff" fill-opacity=".7"/>` +
    `<path d="${wall(386, 426, 76, 50, 4)}" fill="${metal}"/><path d="${wall(386, 446, 76, 8, 4)}" fill="#15110d" fill-opacity=".25"/>` +
    `<path d="${wall(400, 478, 48, 38, 3)}" fill="${metal}"/><path d="M400 486q24 6 48 0M400 495q24 6 48 0M400 504q24 6 48 0" fill="none" stroke="#3c3f41" stroke-width="2.6"/>`
  )
}

function allInOne(pen: Pen, look: Look): string {
  const shell = look.cap
  return (
    shadow(pen, 426, 104) +
    `<path d="M402 192V126Q402 108 426 108T450 126V192Z" fill="${shade(shell, 0.3)}"/><path d="M402 192V126Q402 108 426 108T450 126V192Z" fill="${roundLight(pen)}"/>` +
    `<rect x="380" y="180" width="92" height="338" rx="26" fill="${shell}"/>` +
    `<rect x="406" y="226" width="40" height="104" rx="14" fill="#15110d" fill-opacity=".6"/><rect x="410" y="246" width="32" height="80" rx="11" fill="${oil(pen, look)}"/>` +
    drawMark(look.mark, 426, 404, 46, tint(look.label, 0.2), look.accent) +
    `<rect x="380" y="180" width="92" height="338" rx="26" fill="${roundLight(pen)}"/>` +
    `<rect x="416" y="478" width="20" height="7" rx="3.5" fill="#fff" fill-opacity=".75"/>`
  )
}

function pod(pen: Pen, look: Look): string {
  return (
    shadow(pen, 430, 116) +
    `<path d="M394 352V308Q394 288 430 288T466 308V352Z" fill="#2a2825"/><path d="M394 352V308Q394 288 430 288T466 308V352Z" fill="${roundLight(pen, 'gloss')}"/>` +
    `<rect x="378" y="346" width="104" height="172" rx="16" fill="#e9eeec" fill-opacity=".92"/>` +
    `<path d="M388 384H472V464H388Z" fill="${oil(pen, look)}"/><rect x="420" y="350" width="20" height="112" fill="#f6f4ee" fill-opacity=".55"/>` +
    `<rect x="378" y="462" width="104" height="56" rx="12" fill="${look.cap}"/>` +
    drawMark(look.mark, 430, 490, 30, tint(look.label, 0.2), look.accent) +
    `<rect x="378" y="346" width="104" height="172" rx="16" fill="${roundLight(pen, 'gloss')}" fill-opacity=".75"/>`
  )
}
