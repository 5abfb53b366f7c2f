import type * as firstScreens from '../embed/first-screen/show-first.ts'

/** What shows first screens. */
export type FirstCode = typeof firstScreens
type Place = Parameters<FirstCode['showFirst']>[1]
type Shown = firstScreens.ShownFirst
type FirstScreen = Parameters<FirstCode['showFirst']>[0]

/** The first screen of a mount. */
export interface FirstScreenHolder {
  /** Returns it while it is shown. */
  shown(): Shown | undefined
  /** Ends it; one that is on its way is not shown any more. */
  end(): void
  /** Lets go of it, when the app has taken it over. */
  release(): void
}

/**
 * Shows the first screen that a server has drawn, as soon as it and the code for it are there. Visitors who have not
 * confirmed the age for it don't see it.
 */
export function holdFirstScreen(
  from: { code: FirstCode | Promise<FirstCode>; screen: () => Promise<FirstScreen> },
  age: number,
  place: Place,
  show: (container: HTMLElement) => void
): FirstScreenHolder {
  let shown: Shown | undefined
  let isOver = false
  const arrive = async () => {
    const screen = await from.screen()
    const { showFirst } = await from.code
    if (isOver || age < screen.minAge) return
    shown = showFirst(screen, place)
    show(shown.container)
  }
  const release = () => {
    isOver = true
    shown = undefined
  }
  // Without one, the app draws its own.
  arrive().catch(() => {})
  return {
    shown: () => shown,
    release,
    end() {
      shown?.end()
      release()
    }
  }
}
