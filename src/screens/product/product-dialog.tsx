import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useOverList } from '../../components/use-over-list.ts'
import { platform } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { outlineOf } from '../../stores/menu/product.ts'
import { styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProductBody } from './product-body.tsx'
import { CartAnnouncement } from '../../components/cart-announcement.tsx'

const s = styles({
  box: `position:fixed;padding:0;border:0;overflow:hidden;@supports (overflow:clip) { overflow:clip; }color:var(--sf-ink);background:var(--sf-surface);box-shadow:var(--sf-shadow),0 0 0 200vmax var(--sf-shade);
max-width:none;max-height:none;container:sf/inline-size;animation:sf-up .16s ease-out;
inset:auto 0 var(--sf-view-bottom);margin:0;width:auto;height:calc(var(--sf-view-height) - 24px);border-radius:var(--sf-radius-sheet) var(--sf-radius-sheet) 0 0;
&::backdrop { background:none; }
@container sf (min-width: 700px) {
  inset:var(--sf-view-top) 0 var(--sf-view-bottom);margin:auto;width:min(1080px,calc(100% - 48px));height:min(760px,calc(var(--sf-view-height) - 48px));border-radius:var(--sf-radius-sheet);
}`,
  body: `position:relative;height:100%;overflow:auto;overscroll-behavior:contain;outline:0;padding:16px 16px 0;
@container sf (min-width: 560px) { padding:24px 24px 0; }
@container sf (min-width: 900px) { padding:32px 40px 0; }`,
  close: `position:absolute;z-index:1;inset-block-start:8px;inset-inline-end:8px;border-radius:50%;background:var(--sf-surface);box-shadow:0 0 0 1px var(--sf-line);`
})

/** A product on top of the list it was opened from. It has its own URL; closing it goes back to the list. */
export function ProductDialog({ location, product }: { location: string; product: string }) {
  const { t } = useT()
  const { id, close, dialog } = useOverList(product)
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(product)
  // Showing the dialog and rendering its content are both slow, so each gets its own task.
  const [outline] = useState(() => outlineOf(location, product))
  const [isShown, setShown] = useState(!outline)
  useEffect(() => platform().clock.after(0, () => setShown(true)), [])

  useLayoutEffect(() => {
    if (shown.current === product) return
    shown.current = product
    body.current?.scrollTo?.(0, 0)
    ;(body.current?.querySelector('h2') ?? body.current)?.focus()
  }, [product])

  return (
    <dialog className={s.box} {...dialog}>
      <div className={s.close}>
        <IconButton icon={X} label={t('common.close')} onClick={close} />
      </div>
      <CartAnnouncement />
      <div className={s.body} ref={body} tabIndex={-1}>
        {isShown ? (
          <ProductBody
            location={location}
            product={product}
            titleId={id}
            ways={<Button onClick={close}>{t('common.toMenu')}</Button>}
          />
        ) : (
          <h2 id={id} className={hiddenClass}>
            {outline?.name}
          </h2>
        )}
      </div>
    </dialog>
  )
}
