import { Fragment, useLayoutEffect, useRef } from 'react'
import type { Order } from '../../../contract/order/order.ts'
import { useT } from '../../../i18n/translate.ts'
import type { Zone } from '../../../rules/time/clock-offsets.ts'
import { layout } from '../../../ui/layout.ts'
import { takeLostFocus } from '../../../ui/overlay/lost-focus.ts'
import type { DrawChanges } from './draw-changes.ts'

interface Props {
  order: Order
  zone: Zone
  draw: DrawChanges
}

/** The store's open questions about missing items, announced when they come. The focus of one that has ended goes on to the next. */
export function Questions({ order, zone, draw }: Props) {
  const { t } = useT()
  const box = useRef<HTMLDivElement>(null)
  const { questions = [] } = order
  const ids = questions.map(({ id }) => id).join(' ')
  const before = useRef(ids)
  useLayoutEffect(() => {
    if (before.current !== ids) {
      const page = box.current?.parentElement
      takeLostFocus(
        box.current?.querySelector('h2') ??
          page?.querySelector<HTMLElement>('[data-changes]') ??
          page?.querySelector('h1')
      )
    }
    before.current = ids
  }, [ids])
  return (
    <div ref={box} className={questions.length > 0 ? layout.stack : undefined}>
      <p role="status" className={layout.warn}>
        {questions.length > 0 && t('ask.announced', { count: questions.length })}
      </p>
      {questions.map(question => (
        <Fragment key={question.id}>{draw.question({ question, order, zone })}</Fragment>
      ))}
    </div>
  )
}
