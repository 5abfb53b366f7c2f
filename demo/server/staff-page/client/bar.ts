import { call, token } from './api.ts'
import { byId, fill, make, say, tell } from './dom.ts'
import { attempt, choose, state, store } from './store.ts'

const setOpen = (isOpen: boolean) =>
  attempt(async () => {
    const answer = await call<{ isOpen: boolean }>('PUT', `/staff/locations/${state.slug}/open`, { isOpen })
    const here = store()
    if (here) here.isOpen = answer.isOpen
    tell(say(answer.isOpen ? 'opened' : 'closed'))
    byId('open').setAttribute('aria-checked', String(answer.isOpen))
  })

/** Shows the store selection, the open switch, and the sign-out button. */
export function showBar(onStore: () => void): void {
  const isOpen = store()?.isOpen ?? false
  fill(
    byId('bar'),
    make(
      'select',
      {
        'aria-label': say('store'),
        'data-key': 'store',
        change: event => {
          choose((event.currentTarget as HTMLSelectElement).value)
          onStore()
        }
      },
      ...state.stores.map(({ slug, name }) => make('option', { value: slug, selected: slug === state.slug }, name))
    ),
    make(
      'button',
      {
        id: 'open',
        role: 'switch',
        'aria-checked': String(isOpen),
        'data-key': 'open',
        click: () => void setOpen(!store()?.isOpen)
      },
      say('takesOrders')
    ),
    make(
      'button',
      {
        'data-key': 'leave',
        click: () => {
          token.forget()
          location.reload()
        }
      },
      say('leave')
    )
  )
}
