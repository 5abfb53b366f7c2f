import { Refused, token } from './api.ts'
import { showBar } from './bar.ts'
import { byId, say } from './dom.ts'
import { follow, pollWhileDeaf } from './live.ts'
import { showOrders } from './orders.ts'
import { findListings } from './shelf.ts'
import { attempt, readOrders, readStores } from './store.ts'

const entry = byId('entry', HTMLFormElement)

let isDue = false

/** Reloads the orders once, however many changes arrive in the same moment. */
function refresh(): void {
  if (isDue) return
  isDue = true
  setTimeout(() => {
    isDue = false
    void attempt(async () => {
      if (await readOrders()) showOrders()
      follow(refresh, () => showBar(enterStore))
    })
  }, 50)
}

function enterStore(): void {
  showBar(enterStore)
  refresh()
  void findListings()
}

async function open(): Promise<void> {
  await readStores()
  await readOrders()
  entry.hidden = true
  for (const id of ['board', 'shelf']) byId(id).hidden = false
  enterStore()
  pollWhileDeaf(refresh)
}

function askForToken(problem: string): void {
  token.forget()
  entry.hidden = false
  byId('entry-problem').textContent = problem
  entry.querySelector('input')?.focus()
}

const begin = (): Promise<void> =>
  open().catch((error: unknown) => {
    if (error instanceof Refused && error.status === 401) return askForToken(say('wrong'))
    askForToken((error instanceof Refused && error.message) || say('failed'))
  })

entry.addEventListener('submit', event => {
  event.preventDefault()
  token.set(entry.querySelector('input')?.value ?? '')
  void begin()
})

let timer: ReturnType<typeof setTimeout> | undefined
byId('search').addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(() => void findListings(), 200)
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && entry.hidden) refresh()
})

if (token.get()) void begin()
else askForToken('')
