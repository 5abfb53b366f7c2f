import { expect, it, vi } from 'vitest'
import { AsyncView, type Loading } from '../../src/ui/feedback/async-view.tsx'
import { render } from '../screens/support/render.tsx'

const problem = { kind: 'offline', text: 'We can’t reach the shop.' }
const onRetry = vi.fn<() => void>()

const page = (load: Loading<string, typeof problem>) => (
  <AsyncView
    load={load}
    now={13 * 60_000}
    t={(said, params) => (typeof said === 'object' ? said.text : `${said}${params ? ` ${params.count}` : ''}`)}
    skeleton={<i>shape</i>}
    ways={<a href="#/">stores</a>}
    onRetry={onRetry}
  >
    {value => <p>{value}</p>}
  </AsyncView>
)

it('shows the placeholder while idle or loading', () => {
  expect(render(page({ state: 'idle' })).text()).toBe('shape')
  expect(render(page({ state: 'loading' })).text()).toBe('shape')
})

it('shows only the value once it is ready', () => {
  expect(render(page({ state: 'ready', value: 'Menu' })).text()).toBe('Menu')
})

it('shows a stale value with its age in minutes and a retry button', () => {
  const shown = render(page({ state: 'stale', value: 'Menu', since: 60_000, problem }))
  expect(shown.text()).toContain('We can’t reach the shop. load.age 12')
  expect(shown.text()).toContain('Menu')
  shown.named('common.retry').click()
  expect(onRetry).toHaveBeenCalled()
})

it('announces a failure immediately, with a retry button and other actions', () => {
  const shown = render(page({ state: 'failed', problem }))
  expect(shown.get('[role=alert]').textContent).toContain('load.offlineWe can’t reach the shop.')
  expect(shown.named('common.retry')).toBeTruthy()
  expect(shown.named('stores')).toBeTruthy()
})

it('does not offer to ask again for what does not exist', () => {
  const shown = render(page({ state: 'failed', problem: { kind: 'not_found', text: 'No.' } }))
  expect(shown.text()).toContain('load.gone')
  expect(() => shown.named('common.retry')).toThrow('Nothing is named')
})
