import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import { dataOf } from '../../client/async-state.ts'
import type { Product } from '../../contract/catalog/menu.ts'
import { useT } from '../../i18n/translate.ts'
import { isInStock } from '../../rules/menu/visibility.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { $asked, $watch, loadWatch } from '../../stores/menu/watch.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { FieldSelect } from '../../ui/form/field-select.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusMove } from '../../ui/overlay/use-focus-move.ts'
import { WatchDone } from './watch-done.tsx'
import { WatchFields } from './watch-fields.tsx'

const s = styles({
  box: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;padding:16px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);',
  title: 'font-size:16px;font-weight:650;'
})

/** Offers one message when a size that is sold out is back: as a button, or as the form if all sizes are sold out. */
export function WatchBox({ product, location }: { product: Product; location: string }) {
  const { t } = useT()
  const gone = product.variants.filter(size => !isInStock(size))
  const [isOpen, setOpen] = useState(gone.length === product.variants.length)
  const [chosen, setChosen] = useState('')
  const variant = gone.find(({ id }) => id === chosen) ?? gone[0]
  const isSignedIn = useStore($loggedIn)
  const size = variant && { location, product: product.slug, variant: variant.id }
  useEffect(() => {
    if (isOpen && variant) void loadWatch({ location, product: product.slug, variant: variant.id })
  }, [isOpen, variant, location, product.slug, isSignedIn])
  const load = useStore($watch)
  const asked = useStore($asked)
  const known = dataOf(load)
  // The pressed button is gone: with its form, or with the button that opened it.
  const box = useFocusMove(isOpen ? (asked?.until ?? 'form') : 'button', 'h2')
  if (!size || !variant) return null
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>
          <Icon of={BellRing} size={18} />
          {t('watch.open')}
        </Button>
      </div>
    )
  const form = known?.size.variant === variant.id ? known.form : undefined
  // A back end without such messages answers that there is no form.
  if (load.state === 'failed' && load.problem.kind === 'not_found') return null
  return (
    <section ref={box} className={s.box} aria-labelledby="sf-watch-title">
      <h2 id="sf-watch-title" className={s.title} tabIndex={-1}>
        {t('watch.title')}
      </h2>
      {gone.length > 1 && (
        <FieldSelect
          label={t('watch.size')}
          value={variant.id}
          onValue={setChosen}
          options={gone.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {asked?.variant === variant.id || form?.open ? (
        <WatchDone asked={asked?.variant === variant.id ? asked : undefined} open={form?.open ?? undefined} />
      ) : (
        <WatchFields load={load} form={form} size={size} />
      )}
    </section>
  )
}
