import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirstScreen } from '../../../contract/store/first-screen.ts'
import type { Log } from '../../log/log.ts'

/** The data of a first screen: the bodies of the replies, as text. */
interface Scene {
  location: string
  locale: string
  isOfAge: boolean
  /** Milliseconds since 1970. */
  now: number
  business: string
  menu: string
}

/** Draws a first screen; undefined if it can't be had. */
export type Draw = (scene: Omit<Scene, 'now'>) => Promise<Omit<FirstScreen, 'of'> | undefined>

/** Exports of the build's file. */
interface Code {
  drawFirstScreen: (scene: Scene) => ReturnType<Draw>
}

/** Draws with `server/first-screen.js` in the folder of the scripts; without that file, there is no first screen. */
export function createDraw(scripts: string, { clock, log }: { clock: () => Date; log: Log }): Draw {
  const file = pathToFileURL(join(scripts, 'server/first-screen.js')).href
  let loading: Promise<Code | undefined> | undefined
  return async scene => {
    loading ??= (import(file) as Promise<Code>).catch((error: unknown) => {
      log('The first screen can’t be drawn. Has it been built? (npm run build)', String(error))
      return undefined
    })
    return (await loading)?.drawFirstScreen({ ...scene, now: clock().getTime() })
  }
}
