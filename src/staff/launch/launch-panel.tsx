import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { Launch } from '../../contract/staff/launch.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { styles } from '../../theme/styles.ts'
import { launch } from '../data/launch.ts'
import { useMay } from '../data/rights.ts'
import { chooseStore } from '../data/stores.ts'
import { setTaking } from '../data/switch.ts'
import { $dialog, $tab, $wantedSettings, closeDialog } from '../open-dialog.ts'
import { Remote } from '../remote.tsx'
import { useSetupWords } from '../setup/words.ts'
import { LaunchStep } from './launch-step.tsx'

const s = styles({ text: 'margin-bottom:16px;color:var(--sf-ink-2);text-wrap:pretty;' })

function ProductsStep({ products, pictures }: Launch) {
  const { t } = useSetupWords()
  const hasMenu = useMay('menu')
  const addByHand = () => {
    closeDialog()
    $tab.set('products')
  }
  return (
    <LaunchStep
      title={t('launch.products')}
      isDone={products > 0}
      lines={
        products === 0
          ? [t('launch.productsNone')]
          : [t('launch.productsMany', { count: products }), t('launch.pictures', { count: pictures })]
      }
    >
      {hasMenu && (
        <>
          <Button kind={products === 0 ? 'primary' : 'plain'} onClick={() => $dialog.set({ kind: 'imports' })}>
            {t('launch.import')}
          </Button>
          <Button onClick={addByHand}>{t('launch.byHand')}</Button>
        </>
      )}
    </LaunchStep>
  )
}

function OpenStep({ stores }: Launch) {
  const { t, locale } = useSetupWords()
  const title = useRef<HTMLHeadingElement>(null)
  const open = stores.filter(({ isOpen }) => isOpen).map(({ name }) => name)
  const openStore = async (slug: string) => {
    chooseStore(slug)
    await setTaking(true)
    await launch.load()
    // Its button is gone.
    title.current?.focus()
  }
  return (
    <LaunchStep
      title={t('launch.open')}
      titleRef={title}
      isDone={open.length > 0}
      lines={
        open.length > 0
          ? [t('launch.openSome', { stores: new Intl.ListFormat(locale).format(open) })]
          : [t('launch.openNone')]
      }
    >
      {open.length === 0 &&
        stores.map(({ slug, name }) => (
          <Button key={slug} onClick={() => void openStore(slug)}>
            {t('launch.openDo', { store: name })}
          </Button>
        ))}
    </LaunchStep>
  )
}

function Steps({ found }: { found: Launch }) {
  const { t } = useSetupWords()
  const isOfPeople = useMay('people')
  const { products, pages, hasPolicies, stores } = found
  const openSettings = (of: 'business' | 'store') => () => {
    closeDialog()
    $wantedSettings.set(of)
    $tab.set('store')
  }
  const isReady = products > 0 && hasPolicies && stores.some(({ isOpen }) => isOpen)
  return (
    <>
      {isReady ? <NoticeLine tone="ok">{t('launch.ready')}</NoticeLine> : <p className={s.text}>{t('launch.text')}</p>}
      <ol>
        <ProductsStep {...found} />
        <LaunchStep
          title={t('launch.paste')}
          lines={[t('launch.pasteText'), pages.length > 0 ? t('launch.pages', { pages: pages.join(', ') }) : undefined]}
        >
          <a className={buttonClass()} href="/snippet" target="_blank">
            {t('launch.snippet')}
          </a>
          <a className={buttonClass()} href="/" target="_blank">
            {t('launch.see')}
          </a>
        </LaunchStep>
        <LaunchStep
          title={t('launch.policies')}
          isDone={hasPolicies}
          lines={[t(hasPolicies ? 'launch.policiesDone' : 'launch.policiesText')]}
        >
          {!hasPolicies && <Button onClick={openSettings('business')}>{t('launch.settings')}</Button>}
        </LaunchStep>
        <LaunchStep title={t('launch.store')} lines={[t('launch.storeText')]}>
          <Button onClick={openSettings('store')}>{t('launch.settings')}</Button>
        </LaunchStep>
        {isOfPeople && (
          <LaunchStep title={t('launch.team')} lines={[t('launch.teamText')]}>
            <Button onClick={() => $dialog.set({ kind: 'team' })}>{t('launch.teamDo')}</Button>
          </LaunchStep>
        )}
        <OpenStep {...found} />
      </ol>
    </>
  )
}

/** The steps until the shop is live: those that are done, and those that are left. */
export function LaunchPanel() {
  const load = useStore(launch.$state)
  useEffect(() => void launch.load(), [])
  return (
    <Remote load={load} height={480} onRetry={() => void launch.load()}>
      {found => <Steps found={found} />}
    </Remote>
  )
}
