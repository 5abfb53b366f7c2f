import type { Platform } from '../../platform/platform.ts'
import { cookieStorage } from './cookies.ts'
import type { createEquipment } from './equipment.ts'
import { coveredTop } from '../host/covered-top.ts'
import { emitFrom } from '../host/emit.ts'
import { answerOpener } from './answer-opener.ts'
import type { Handed } from '../mount/options-from-script.ts'
import { whenIdle } from './when-idle.ts'
import { tabChannel } from './tab-channel.ts'
import { storedText } from './stored-text.ts'
import { textCache } from './text-cache.ts'
import { webAddress } from './web-address.ts'

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

function onSight(is: DocumentVisibilityState, listener: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === is) listener()
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function onReturn(listener: () => void): () => void {
  const end = onSight('visible', listener)
  window.addEventListener('online', listener)
  return () => {
    end()
    window.removeEventListener('online', listener)
  }
}

/** The code beyond the first products. Once loaded, it is there for all storefronts of the page, as the parts are. */
let create: typeof createEquipment | undefined

/**
 * Sets a timer. Lets go of `run` at its end: stores keep a function that cancels a timer until they set the next, which may
 * be long after an unmount.
 */
function after(ms: number, run: () => void): () => void {
  let then: (() => void) | undefined = run
  const timer = setTimeout(() => {
    const due = then
    then = undefined
    due?.()
  }, ms)
  return () => {
    then = undefined
    clearTimeout(timer)
  }
}

/** Implements the platform for a mounted storefront. */
export function browserPlatform(handed: Handed): Platform {
  const { root, files, takeReply, send } = handed
  let late: ReturnType<typeof createEquipment> | undefined
  const add = (code: typeof createEquipment) => {
    late ??= code(handed, storedText)
    platform.equipment = late.equipment
    return late
  }
  const equip = async () => {
    ;({ createEquipment: create } = await files.loadPart('equipment', () => import('./equipment.ts')))
    return add(create)
  }
  const equipKiosk = async () => {
    const { createKiosk } = await files.loadPart('kiosk-equipment', () => import('./kiosk-equipment.ts'))
    platform.kiosk = createKiosk(root, storedText)
  }
  const tabs = tabChannel()
  const platform: Platform = {
    clock: { now: () => Date.now(), after },
    storage: cookieStorage(tabs),
    tabs,
    cache: textCache(),
    address: webAddress(),
    refusedAge: handed.kept.refused,
    closedBar: storedText(() => sessionStorage, 'storefront.bar'),
    scrollPositions: storedText(() => sessionStorage, 'storefront.places'),
    http(url, init) {
      if (late) return late.http(url, init)
      const reply = takeReply(url, init) ?? send(url, init)
      // With the equipment, the next try has another way.
      reply.catch(() => equip().catch(() => {}))
      return reply
    },
    randomId,
    zone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    warn: sentence => console.warn(`Storefront: ${sentence}`),
    emit: emitFrom(root),
    locate: async () => (await equip()).locate(),
    onReturn,
    onLeave: listener => onSight('hidden', listener),
    openEvents: url => (typeof EventSource === 'function' ? new EventSource(url) : undefined),
    async loadPart(name, load) {
      const [code] = await Promise.all([
        files.loadPart(name, load),
        name === 'common' && equip(),
        name === 'kiosk' && equipKiosk()
      ])
      return code
    },
    loadMessages: async (part, locale) => {
      const { default: messages } = await files.loadFile<{ default: Record<string, string> }>(`${part}.${locale}`)
      return messages
    },
    whenIdle,
    reload: () => window.location.reload(),
    scroll: {
      get: () => window.scrollY,
      above: () => 0,
      isAtEnd: () => window.scrollY + window.innerHeight + 1 >= document.documentElement.scrollHeight,
      set: top => window.scrollTo({ top, behavior: 'instant' }),
      toStart() {
        const go = () => {
          root.scrollIntoView({ behavior: 'instant' })
          const bar = root.style.getPropertyValue('--sf-bar')
          window.scrollBy({ top: -(bar ? Number.parseFloat(bar) : coveredTop(root)), behavior: 'instant' })
        }
        const goFrom = (top: number) => void (root.getBoundingClientRect().top + 1 > top || go())
        go()
        // In a frame, the parent window may be the one that is scrolled, even past all of a short screen.
        if (window.parent !== window)
          void import('../frame/frame.ts').then(({ updateVisibleViewport }) => updateVisibleViewport(root, goFrom))
      }
    },
    share: async data => (await equip()).share(data),
    save: (name, text) => void equip().then(({ save }) => save(name, text)),
    answerOpener
  }
  if (create) add(create)
  return platform
}
