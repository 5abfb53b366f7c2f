import { type ReactNode, useLayoutEffect, useRef } from 'react'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import IdCard from 'lucide/dist/esm/icons/id-card.mjs'
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { useT } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { s } from './kiosk-order-styles.ts'
import { TakeAlong } from './take-along.tsx'

interface Props {
  /** The code that is called out at the counter, such as `B042`. */
  code: string
  /** The order's number; absent while the order waits for the network. */
  number?: string | undefined
  isWaiting: boolean
  /** The total, formatted. */
  total: string
  /** A sentence about when it is ready. */
  ready?: string | undefined
  /** A sentence about a time that was promised and is not the order's. */
  moved?: string | undefined
  /** The URL behind `qr`, for a phone that can't scan. */
  link?: string | undefined
  /** A sentence about how it is paid. */
  collect: string
  /** The seconds until the screen closes, counted down by the caller. */
  seconds: number
  onDone(): void
  onPrint?: (() => void) | undefined
  /** A QR code that hands the order over to the shopper's phone. */
  qr?: ReactNode
}

/** The code, which takes the focus. */
function Code({ code, number, isWaiting, moved }: Pick<Props, 'code' | 'number' | 'isWaiting' | 'moved'>) {
  const { t } = useT()
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div className={s.head}>
      <h1 ref={title} className={s.title} tabIndex={-1}>
        {t(isWaiting ? 'kiosk.order.waiting' : 'kiosk.order.placed')} <b className={s.code}>{code}</b>
      </h1>
      {number && <p className={s.number}>{t('order.number', { number })}</p>}
      {isWaiting && <NoticeLine tone="warn">{t('kiosk.order.offline')}</NoticeLine>}
      {moved && (
        <NoticeLine tone="warn" icon={Clock}>
          {moved}
        </NoticeLine>
      )}
    </div>
  )
}

/** The shopper's next three steps. */
function Steps({ code, total, ready, collect }: Pick<Props, 'code' | 'total' | 'ready' | 'collect'>) {
  const { t } = useT()
  const steps = [
    { icon: Wallet, text: collect, more: total },
    { icon: IdCard, text: t('kiosk.order.id') },
    { icon: Megaphone, text: t('kiosk.order.listen', { code }), more: ready }
  ]
  return (
    <section className={s.next}>
      <h2 className={s.small}>{t('kiosk.order.next')}</h2>
      <ol className={s.steps}>
        {steps.map(({ icon, text, more }) => (
          <li key={text} className={s.step}>
            <Icon of={icon} size={32} />
            <span>
              <b>{text}</b>
              {more && <span className={layout.quiet}>{more}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The order that was just placed at a kiosk: its code, what happens next, and how to take it along. */
export function KioskOrder(props: Props) {
  const { link, seconds, onDone, onPrint, qr } = props
  const { t } = useT()
  return (
    <div className={s.page}>
      <Code {...props} />
      <div className={s.pair}>
        <Steps {...props} />
        {qr && <TakeAlong qr={qr} link={link} />}
      </div>
      <div className={s.ways}>
        <Button kind="primary" tall onClick={onDone}>
          {t('kiosk.order.done')}
        </Button>
        {onPrint && (
          <Button tall onClick={onPrint}>
            <Icon of={Printer} />
            {t('kiosk.order.print')}
          </Button>
        )}
        <p className={s.closes}>{t('kiosk.order.closes', { count: seconds })}</p>
      </div>
    </div>
  )
}
