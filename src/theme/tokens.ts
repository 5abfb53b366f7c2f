import { accentTokens, defaultAccent } from './accent.ts'
import { dark, light } from './palette.ts'
import { rootClass } from './root-class.ts'

/** The class of visually hidden text for screen readers. */
export const hiddenClass = 'sf-vh'

const declare = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value};`)
    .join('')

const palette = (colours: typeof light, theme: 'light' | 'dark'): string =>
  declare({
    ...Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--sf-${name}`, value])),
    '--sf-accent-ink': `var(--sf-accent-ink-${theme})`,
    '--sf-accent-edge': `var(--sf-accent-edge-${theme})`,
    'color-scheme': theme
  })

const shape = declare({
  '--sf-radius-field': '8px',
  '--sf-radius-card': '12px',
  '--sf-radius-sheet': '20px',
  '--sf-radius-pill': '99px',
  '--sf-target': '44px',
  '--sf-compact': '36px',
  '--sf-bar': '0px',
  '--sf-top': 'var(--sf-bar)',
  '--sf-edge': 'var(--sf-bar)',
  '--sf-under': '0px',
  '--sf-foot': 'var(--sf-under)',
  '--sf-view-top': '0px',
  '--sf-screen': '100dvh',
  '--sf-view-height': 'var(--sf-screen)',
  '--sf-view-bottom': 'calc(var(--sf-screen) - var(--sf-view-top) - var(--sf-view-height))'
})

// The host's rules reach the host element and everything inherited from it: the root element resets all and takes back
// only the font. As an inline block, it has no underlines of a link around the storefront.
const reset = `
.${rootClass}{all:initial;direction:ltr;display:inline-block;width:100%;vertical-align:top;position:relative;box-sizing:border-box;min-height:inherit;container:sf/inline-size;
font:400 16px/1.4 system-ui,sans-serif;font-family:var(--sf-font,inherit);color:var(--sf-ink);background:var(--sf-surface);
color-scheme:inherit;overflow-wrap:break-word;text-align:start;-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;
-webkit-tap-highlight-color:transparent}
*,::before,::after{box-sizing:border-box}
h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0;border:0;min-width:0}
h1,h2,h3{font-weight:650;line-height:1.15;letter-spacing:-.01em;text-wrap:balance}
h1{font-size:28px}h2{font-size:22px}h3{font-size:16px}
:is(h1,h2,p):focus{outline:0}
ul,ol{list-style:none}
a{color:var(--sf-accent-ink);text-underline-offset:.2em}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;margin:0;border-radius:0}
button{background:none;border:0;padding:0;cursor:pointer;text-align:inherit;touch-action:manipulation}
button:disabled{cursor:default}
img,svg{display:block;flex:none}
:focus-visible{outline:2px solid var(--sf-accent-ink);outline-offset:2px}
dialog{--sf-top:0px;--sf-edge:0px;--sf-foot:0px}
:where(a,button,input,select,textarea,[tabindex]){scroll-margin-block-start:calc(var(--sf-edge) + 88px)}
[hidden]{display:none!important}
.${hiddenClass}{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@keyframes sf-turn{to{rotate:1turn}}
@keyframes sf-up{from{translate:0 24px;opacity:0}}
@keyframes sf-in{from{translate:24px 0;opacity:0}}
@media (forced-colors:active){:has(>input:checked),[aria-current]{outline:2px solid Highlight}dialog{outline:1px solid}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;transition:none!important;scroll-behavior:auto!important}}
`

/**
 * The base styles of the shadow root: light and dark tokens (`data-theme` on the host), and a reset.
 */
export function baseStyles(): string {
  const night = palette(dark, 'dark')
  return `:host{text-indent:0;overflow-anchor:none;${declare(accentTokens(defaultAccent))}${shape}${palette(light, 'light')}}
@media (prefers-color-scheme:dark){:host(:not([data-theme=light])){${night}}}
:host([data-theme=dark]){${night}}${reset}`
}

/** The event at the host element when `--sf-view-…` were measured anew. */
export const viewMoved = 'sf-view'
