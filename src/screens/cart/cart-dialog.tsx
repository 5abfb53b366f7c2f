import X from 'lucide/dist/esm/icons/x.mjs'
import { useOverList } from '../../components/use-over-list.ts'
import { useT } from '../../i18n/translate.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CartBody } from './cart-body.tsx'
import { CartTitle } from './cart-title.tsx'

const s = styles({
  box: `position:fixed;padding:0;border:0;color:var(--sf-ink);background:var(--sf-surface);box-shadow:var(--sf-shadow),0 0 0 200vmax var(--sf-shade);
overflow:hidden;@supports (overflow:clip) { overflow:clip; }container:sf/inline-size;max-width:none;max-height:none;
inset:auto 0 var(--sf-view-bottom);margin:0 auto;width:min(640px,100%);height:calc(var(--sf-view-height) - 24px);border-radius:var(--sf-radius-sheet) var(--sf-radius-sheet) 0 0;animation:sf-up .16s ease-out;
&[open] { display:flex;flex-direction:column; }
&::backdrop { background:none; }
@container sf (min-width: 900px) {
  inset-block:var(--sf-view-top) auto;inset-inline:auto 0;margin:0;width:440px;height:var(--sf-view-height);border-radius:0;animation-name:sf-in;
}`,
  head: `display:flex;align-items:center;justify-content:space-between;gap:16px;padding:14px 8px 12px 16px;border-bottom:1px solid var(--sf-line);
@container sf (min-width: 480px) { padding-inline-start:24px; }`,
  body: `position:relative;flex:1;min-height:0;overflow:auto;overscroll-behavior:contain;display:flex;flex-direction:column;gap:16px;padding:16px 16px 0;
@container sf (min-width: 480px) { padding-inline:24px; }
& > * { flex:none; }`
})

/** The cart on top of the list it was opened from. It has its own URL; closing it goes back to the list. */
export function CartDialog() {
  const { t } = useT()
  const { id, close, dialog } = useOverList('cart')
  return (
    <dialog className={s.box} {...dialog}>
      <div className={s.head}>
        <CartTitle id={id} />
        <IconButton icon={X} label={t('common.close')} onClick={close} />
      </div>
      <div className={s.body} tabIndex={-1}>
        <CartBody
          isOver
          menu={
            <Button kind="primary" onClick={close}>
              {t('common.toMenu')}
            </Button>
          }
        />
      </div>
    </dialog>
  )
}
