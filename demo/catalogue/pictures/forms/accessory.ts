import { mix, shade, tint } from '../colour.ts'
import { printed } from '../label.ts'
import { flatLight, roundLight, shadow, wall } from '../light.ts'
import type { Look } from '../look.ts'
import { drawMark } from '../marks.ts'
import type { Pen } from '../pen.ts'

/** Draws an accessory by its subcategory: grinder, pipe, papers, battery, jar. */
export function drawAccessory(pen: Pen, look: Look): string {
  const draw = { grinders: grinder, pipes: pipe, papers, batteries: battery, storage }[look.subCategory ?? '']
  return (draw ?? storage)(pen, look)
}

/** Returns the colour of the material named in the product's name. */
function material(look: Look): string {
  const woods: [RegExp, string][] = [
    [/walnut|noyer/i, '#5f4029'],
    [/cherry|merisier/i, '#8c4f32'],
    [/maple|érable|ash\b|frêne/i, '#cfa673'],
    [/cedar|cèdre/i, '#a86a43'],
    [/porcelain|ceramic|porcelaine|céramique/i, '#ece6da'],
    [/glass|verre|water pipe/i, '#b9cdca'],
    [/grey|gris/i, '#7f878a']
  ]
  return woods.find(([pattern]) => pattern.test(look.name))?.[1] ?? '#8f9497'
}

function grinder(pen: Pen, look: Look): string {
  const base = mix(material(look), look.accent, look.pick('anodised', 3) * 0.18)
  const part = (y: number, height: number) => {
    const knurl = Array.from(
      { length: 45 },
      (_, at) => `M${134 + at * 7.5} ${y + 12 + Math.round(15 * Math.sin((at / 44) * Math.PI))}v${height - 22}`
    ).join('')
    const shape = wall(128, y, 344, height, 17)
    return (
      `<path d="${shape}" fill="${base}"/><path d="${knurl}" stroke="${shade(base, 0.45)}" stroke-opacity=".5" stroke-width="2.6"/>` +
      `<path d="${shape}" fill="${roundLight(pen, 'gloss')}"/><path d="M128 ${y + height - 8}Q300 ${y + height + 26} 472 ${y + height - 8}" fill="none" stroke="#15110d" stroke-opacity=".35" stroke-width="4"/>`
    )
  }
  return (
    shadow(pen, 300, 370, 502) +
    part(344, 136) +
    part(204, 142) +
    `<ellipse cx="300" cy="208" rx="172" ry="52" fill="${shade(base, 0.2)}"/><ellipse cx="300" cy="204" rx="172" ry="52" fill="${pen.linear(
      'gt',
      [
        [0, tint(base, 0.6)],
        [0.5, base],
        [1, shade(base, 0.25)]
      ],
      [0, 0, 1, 1]
    )}"/>` +
    `<ellipse cx="300" cy="205" rx="150" ry="43" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/><g transform="translate(300 205)scale(1 .32)">${drawMark(look.mark, 0, 0, 150, shade(base, 0.55), shade(base, 0.35))}</g>`
  )
}

function pipe(pen: Pen, look: Look): string {
  const base = material(look)
  const isUpright = /water|eau/i.test(look.name)
  if (isUpright) {
    const glass = `<path d="M262 96H326V398Q388 420 388 476Q388 512 340 518H248Q200 512 200 476Q200 420 262 398Z" fill="#dfeae8" fill-opacity=".82"/>`
    return (
      shadow(pen, 296, 210) +
      glass +
      `<path d="M206 458Q294 474 382 458Q392 510 340 514H248Q196 510 206 458Z" fill="#b7d3d4" fill-opacity=".8"/>` +
      `<path d="M360 424L436 318L452 330L380 446Z" fill="#d3e1df"/><path d="M418 322Q426 276 470 268L480 316Q470 346 442 344Z" fill="${look.accent}"/>` +
      `<path d="M262 96H326V398Q388 420 388 476Q388 512 340 518H248Q200 512 200 476Q200 420 262 398Z" fill="${roundLight(pen, 'gloss')}"/>` +
      `<ellipse cx="294" cy="97" rx="32" ry="7" fill="#f4f8f7" stroke="#a9bdba" stroke-width="3"/>` +
      drawMark(look.mark, 294, 250, 40, look.accent, look.accent)
    )
  }
  const light = pen.linear(
    'pl',
    [
      [0, tint(base, 0.55)],
      [0.4, base],
      [1, shade(base, 0.5)]
    ],
    [0, 0, 0, 1]
  )
  const stem =
    'M92 306Q88 286 110 284L330 318Q346 290 392 286Q470 284 492 340Q512 420 458 464Q404 496 352 466Q316 444 310 394L104 322Q94 318 92 306Z'
  return (
    shadow(pen, 400, 260, 482) +
    shadow(pen, 210, 200, 478) +
    `<path d="${stem}" fill="${light}"/><path d="M116 294L332 330Q352 306 390 300" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M92 306Q88 286 110 284L134 288L128 330L104 322Q94 318 92 306Z" fill="${shade(base, 0.35)}"/>` +
    `<ellipse cx="420" cy="312" rx="64" ry="27" fill="${shade(base, 0.25)}"/><ellipse cx="420" cy="311" rx="56" ry="22" fill="#231d18"/><ellipse cx="424" cy="316" rx="44" ry="15" fill="#3a312a"/>` +
    `<path d="M366 304A64 27 0 0 1 420 285" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>` +
    drawMark(look.mark, 404, 404, 58, shade(base, 0.4), tint(base, 0.25))
  )
}

function papers(pen: Pen, look: Look): string {
  if (/tray|plateau/i.test(look.name)) {
    const base = material(look)
    return (
      shadow(pen, 300, 460, 452) +
      `<path d="M132 268H468Q480 268 486 280L536 424Q542 452 512 452H88Q58 452 64 424L114 280Q120 268 132 268Z" fill="${shade(base, 0.35)}"/>` +
      `<path d="M132 256H468Q480 256 486 268L536 412Q542 440 512 440H88Q58 440 64 412L114 268Q120 256 132 256Z" fill="${base}"/>` +
      `<path d="M144 274H456L506 418Q508 424 500 424H100Q92 424 94 418Z" fill="${shade(base, 0.18)}"/><path d="M132 256H468Q480 256 486 268L536 412Q542 440 512 440H88Q58 440 64 412L114 268Q120 256 132 256Z" fill="${flatLight(pen)}"/>` +
      `<g transform="translate(300 350)scale(1 .55)">${drawMark(look.mark, 0, 0, 130, shade(base, 0.5), shade(base, 0.34))}</g>`
    )
  }
  return (
    shadow(pen, 300, 420, 470) +
    `<g transform="rotate(-5 300 300)"><path d="M118 190L486 170L492 196L120 222Z" fill="#fbf7ee"/><path d="M120 200L488 178L493 200L122 226Z" fill="#efe7d6"/>` +
    `<path d="M100 222Q100 212 110 212H490Q500 212 500 222V452Q500 462 490 462H110Q100 462 100 452Z" fill="${look.label}"/>` +
    printed(look, { x: 108, y: 230, width: 380, height: 214 }) +
    `<path d="M100 212H500V236H100Z" fill="${look.accent}"/><path d="M100 222Q100 212 110 212H490Q500 212 500 222V452Q500 462 490 462H110Q100 462 100 452Z" fill="${flatLight(pen)}"/></g>`
  )
}

function battery(pen: Pen, look: Look): string {
  const base = look.cap
  const isTool = /tool|outil/i.test(look.name)
  const stick = (x: number, top: number) =>
    `<rect x="${x}" y="${top}" width="76" height="${518 - top}" rx="16" fill="${base}"/>` +
    drawMark(look.mark, x + 38, 380, 44, tint(look.label, 0.2), look.accent) +
    `<circle cx="${x + 38}" cy="290" r="15" fill="${tint(base, 0.2)}" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/>` +
    `<rect x="${x}" y="${top}" width="76" height="${518 - top}" rx="16" fill="${roundLight(pen)}"/>` +
    `<path d="M${x + 14} ${top + 3}V${top - 20}H${x + 62}V${top + 3}" fill="#b9bdbf"/><path d="M${x + 14} ${top - 14}h48M${x + 14} ${top - 7}h48" stroke="#5c6062" stroke-width="2.4"/>`
  if (isTool) {
    const tool = (x: number, tip: string) =>
      `<path d="${wall(x, 170, 18, 340, 2)}" fill="#c3c7c9"/><path d="${wall(x, 170, 18, 340, 2)}" fill="${roundLight(pen, 'gloss')}"/><path d="${tip}" fill="#aeb3b5"/>`
    return (
      shadow(pen, 300, 240) +
      tool(206, 'M206 172L198 104Q215 82 232 104L224 172Z') +
      tool(291, 'M291 172L299 88H302L309 172Z') +
      tool(376, 'M376 172L362 108H408L394 172Z') +
      `<path d="M170 330H430V520H170Z" fill="${look.label}"/>${printed({ ...look, layout: 0 }, { x: 170, y: 332, width: 260, height: 186 })}<path d="M170 330H430V520H170Z" fill="${flatLight(pen)}"/>`
    )
  }
  return (
    shadow(pen, 244, 220) +
    `<path d="M130 176H330V520H130Z" fill="${look.label}"/>${printed(look, { x: 130, y: 186, width: 200, height: 326 })}<path d="M130 176H330V520H130Z" fill="${flatLight(pen)}"/>` +
    shadow(pen, 414, 96) +
    stick(376, 130 + look.pick('length', 3) * 40)
  )
}

function storage(pen: Pen, look: Look): string {
  const isBox = /box|coffret|ashtray|cendrier/i.test(look.name)
  if (isBox) {
    const base = material(look)
    return (
      shadow(pen, 306, 400) +
      `<path d="M104 236L150 196H494L450 236Z" fill="${tint(base, 0.25)}"/><path d="M450 236L494 196V478L450 520Z" fill="${shade(base, 0.4)}"/><path d="M104 236H450V520H104Z" fill="${base}"/>` +
      `<path d="M104 262q90 8 170 0t176 2M104 420q110-10 190 0t156-4M104 480q80 8 160 0t186 4" fill="none" stroke="${shade(base, 0.35)}" stroke-opacity=".4" stroke-width="2.4"/>` +
      `<path d="M104 318H450M450 318L494 278" stroke="#15110d" stroke-opacity=".5" stroke-width="4"/><rect x="258" y="304" width="38" height="34" rx="4" fill="#c2a35e"/>` +
      `<path d="M104 236H450V520H104Z" fill="${flatLight(pen)}"/>` +
      drawMark(look.mark, 277, 424, 84, shade(base, 0.45), shade(base, 0.3))
    )
  }
  const isPouch = /pouch|pochette|pack|sachet/i.test(look.name)
  if (isPouch) {
    return (
      shadow(pen, 300, 380) +
      `<rect x="116" y="170" width="368" height="346" rx="26" fill="${look.label}"/>${printed(look, { x: 140, y: 244, width: 320, height: 262 })}` +
      `<rect x="116" y="170" width="368" height="346" rx="26" fill="${flatLight(pen)}"/><path d="M136 214H464" stroke="#15110d" stroke-opacity=".45" stroke-width="10" stroke-linecap="round"/><path d="M136 212H464" stroke="#cfd2d3" stroke-width="4" stroke-dasharray="6 4"/>` +
      `<rect x="430" y="204" width="22" height="48" rx="8" fill="#c2a35e"/>`
    )
  }
  const body = wall(160, 210, 280, 296, 13)
  const lid = wall(150, 120, 300, 90, 13)
  const wood = '#c79b63'
  return (
    shadow(pen, 300, 310) +
    `<path d="${body}" fill="#2d2a33"/>${printed({ ...look, label: '#2d2a33', ink: '#efe9dd', layout: 0 }, { x: 170, y: 244, width: 260, height: 250 })}<path d="${body}" fill="${roundLight(pen, 'gloss')}"/>` +
    `<path d="${lid}" fill="${wood}"/><path d="M150 150q80 20 150 18t150-16M150 180q90 20 160 16t140-12" fill="none" stroke="${shade(wood, 0.3)}" stroke-opacity=".4" stroke-width="2.4"/><path d="${lid}" fill="${roundLight(pen)}"/><ellipse cx="300" cy="124" rx="150" ry="20" fill="${tint(wood, 0.2)}"/>`
  )
}
