import { afterEach, expect, test, vi } from 'vitest'
import { browserPlatform } from '../../../src/embed/browser/browser-platform.ts'
import type { Handed } from '../../../src/embed/mount/options-from-script.ts'
import { markSettled } from '../../../src/embed/mount/settled.ts'

const isSettled = (root: HTMLElement) => root.hasAttribute('data-settled')

afterEach(() => document.body.replaceChildren())

/** A storefront's platform whose requests end when they are answered. */
function mounted() {
  const root = document.createElement('div')
  document.body.append(root)
  const answers: (() => void)[] = []
  const send = () => new Promise<Response>(resolve => answers.push(() => resolve(new Response('{}'))))
  const handed = {
    root,
    options: {},
    kept: {},
    api: 'https://shop.example',
    files: {
      loadPart: (_: string, load: () => Promise<unknown>) => load(),
      urlOf: (name: string) => `https://shop.example/${name}`
    },
    takeReply: () => undefined,
    send,
    sendClear: send
  } as unknown as Handed
  const platform = browserPlatform(handed)
  return { root, platform, answer: () => answers.splice(0).forEach(run => run()) }
}

test('a storefront is not settled while a request is under way, also once the late equipment is there', async () => {
  const { root, platform, answer } = mounted()
  const settling = markSettled(root, platform)
  settling.drawn()
  await platform.loadPart('common', () => Promise.resolve({}))
  expect(platform.equipment).toBeDefined()
  await vi.waitFor(() => expect(isSettled(root)).toBe(true))
  const reply = platform.http('https://shop.example/v1/business', { method: 'GET' })
  expect(isSettled(root)).toBe(false)
  answer()
  await reply
  await vi.waitFor(() => expect(isSettled(root)).toBe(true))
  settling.end()
})

test('the equipment is made once, however often something needs it', async () => {
  const { platform } = mounted()
  await platform.loadPart('common', () => Promise.resolve({}))
  const first = platform.equipment
  await platform.loadPart('common', () => Promise.resolve({}))
  expect(platform.equipment).toBe(first)
})
