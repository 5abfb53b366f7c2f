import { options } from 'preact'
import type { ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { flushStyles } from '../../theme/styles.ts'
import { rootClass } from '../../theme/root-class.ts'

/** The rendered app. */
export interface Drawn {
  view: Root
  container: HTMLElement
}

/** Makes a container's elements, which a server has drawn, those of the app. */
export function hydrate(container: HTMLElement, app: ReactElement): Drawn {
  const view = hydrateRoot(container, app)
  flushStyles()
  return { view, container }
}

/** Renders the app in a container of its own. */
export function drawFresh(shadow: ShadowRoot, app: ReactElement): Drawn {
  const container = document.createElement('div')
  container.className = rootClass
  const view = createRoot(container)
  // Dialogs open only in a document.
  shadow.append(container)
  view.render(app)
  flushStyles()
  return { view, container }
}

let runEffects = () => {}
// Not a closure of a view's: Preact keeps the last one.
const postpone = (run: () => void) => void (runEffects = run)

/**
 * Removes the rendered app and ends everything that its components follow. Preact alone does the latter after the next
 * frame, when the platform is gone.
 */
export function endView(view: Root): void {
  options.requestAnimationFrame = postpone
  view.unmount()
  delete options.requestAnimationFrame
  runEffects()
}
