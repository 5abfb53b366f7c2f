import type { StorefrontOptions } from '../embed/mount/options.ts'
import { createFiles } from './app-files.ts'
import { sentences } from './build.ts'
import { createFailure } from './failure.ts'
import { sendFirstRequests } from './first-requests.ts'
import { firstLocale } from './first-locale.ts'
import { createHandle, type Handle } from './handle.ts'
import { readKept } from './kept.ts'
import { makeRoot } from './mount-point.ts'
import { createPlaceholder } from './placeholder.ts'

/** The script tag, as far as the loader needs it. */
export interface Script {
  /** The URL; undefined if the script is part of another one. */
  src: string | undefined
  nonce: string | undefined
}

/** Mounts a storefront in an element, or right after a script tag. */
export function mountAt(place: HTMLElement, options: StorefrontOptions, script: Script, onGone: () => void): Handle {
  const api = new URL(options.api, document.baseURI).href.replace(/\/+$/, '').replace(/\/v1$/, '')
  const nonce = options.nonce ?? script.nonce
  const kept = readKept()
  const locale = kept.locale ?? firstLocale(options.locale)
  const { files, loadApp } = createFiles(script.src, api, nonce)
  const beside = [locale, ...(kept.isOfAge ? [] : ['gate'])]
  const arriving = loadApp(beside)
  const requests = sendFirstRequests(api, locale, options.location ?? kept.slug)

  const root = makeRoot(place, options.minHeight ?? 640)
  const shadow = root.attachShadow({ mode: 'open' })
  let cover: HTMLElement | undefined
  const show = (element?: HTMLElement) => {
    cover?.remove()
    cover = element
    if (element) shadow.append(element)
  }
  let isGone = false
  const { handle, connect } = createHandle(root, () => {
    isGone = true
    requests.end()
    root.remove()
    onGone()
  })
  const fail = (error: unknown) => {
    if (isGone) return
    console.warn(`Storefront: the shop could not be loaded: ${String(error)}`)
    show(createFailure(sentences[locale], options.phone, () => void start(loadApp(beside))))
  }
  const start = async (app: ReturnType<typeof loadApp>) => {
    show(createPlaceholder(sentences[locale]['shell.loading']))
    try {
      const { startShop } = await app
      if (isGone) return
      const shop = startShop({
        root,
        shadow,
        options,
        api,
        locale,
        nonce,
        files,
        takeReply: requests.take,
        uncover() {
          requests.forget()
          show()
        },
        onFailure(error) {
          shop.unmount()
          fail(error)
        }
      })
      connect(shop)
    } catch (error) {
      fail(error)
    }
  }
  void start(arriving)
  return handle
}
