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

it('shows the shape of what is asked for or on its way', () => {
  expect(render(page({ state: 'idle' })).text()).toBe('shape')
  expect(render(page({ state: 'loading' })).text()).toBe('shape')
})

it('shows what has come, and nothing else', () => {
  expect(render(page({ state: 'ready', value: 'Menu' })).text()).toBe('Menu')
})

it('shows what is stale with its age in minutes and a way to ask again', () => {
  const shown = render(page({ state: 'stale', value: 'Menu', since: 60_000, problem }))
  expect(shown.text()).toContain('We can’t reach the shop. load.age 12')
  expect(shown.text()).toContain('Menu')
  shown.named('common.retry').click()
  expect(onRetry).toHaveBeenCalled()
})

it('announces what failed at once, with ways on', () => {
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
