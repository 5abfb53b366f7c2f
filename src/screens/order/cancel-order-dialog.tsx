import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { lockScroll } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { fieldOf, formOf } from '../../stores/core/form-messages.ts'
import { cancel, cancelForm } from '../../stores/order/order-actions.ts'
import { closePopup } from '../../stores/core/popup.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'

/** Asks for confirmation and an optional reason before cancelling an order. */
export function CancelOrderDialog({ order }: { order: string }) {
  const { t } = useT()
  const state = useStore(cancelForm.$state)
  useLayoutEffect(() => cancelForm.reset, [])
  return (
    <Dialog title={t('order.cancelTitle')} closeLabel={t('common.close')} onClose={closePopup} lock={lockScroll}>
      <div className={layout.stack}>
        <p tabIndex={-1} data-focus="">
          {t('order.cancelText')}
        </p>
        <Form {...formOf(state, t)} label={t('order.cancelTitle')} onSubmit={() => void cancel(order)}>
          <Field {...fieldOf(cancelForm, state, 'reason', t)} maxLength={200} />
          <div className={layout.ways}>
            <Button type="submit" busy={state.isSending}>
              {t('order.cancel')}
            </Button>
            <Button kind="primary" onClick={closePopup}>
              {t('order.keep')}
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  )
}
