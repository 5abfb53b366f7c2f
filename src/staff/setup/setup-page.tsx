import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Challenge } from '../../contract/account/account.ts'
import type { ApiProblem } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { checkSetup, type SetupFacts } from '../../contract/staff/setup.ts'
import type { RestoredShop } from '../../contract/staff/setup-copy.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { layout } from '../../ui/layout.ts'
import { $dialog } from '../open-dialog.ts'
import { CodeStep } from '../sign-in/code-step.tsx'
import { useWords } from '../staff-words.ts'
import { CopyStep } from './copy-step.tsx'
import { look } from './look.ts'
import { OtherLanguage } from './other-language.tsx'
import { RestoredStep } from './restored-step.tsx'
import { setupForm } from './setup-form.ts'
import { SetupSteps } from './setup-steps.tsx'
import { useSetupWords } from './words.ts'

/** Reads the facts for the form again in each language; undefined until they are there. */
function useFacts(key: string): { facts?: SetupFacts; problem?: ApiProblem; retry(): void } {
  const { locale } = useSetupWords()
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<{ facts?: SetupFacts; problem?: ApiProblem }>({})
  useEffect(() => {
    let isWanted = true
    void request(checkSetup, { body: { key } }).then(result => {
      if (isWanted) setState(result.ok ? { facts: result.value } : { problem: result.problem })
    })
    return () => {
      isWanted = false
    }
  }, [key, locale, tries])
  return { ...state, retry: () => setTries(count => count + 1) }
}

function Problem({ problem, onRetry, onSignIn }: { problem: ApiProblem; onRetry(): void; onSignIn(): void }) {
  const { t } = useSetupWords()
  const board = useWords()
  if (problem.code === 'link_used' || problem.code === 'link_expired')
    return (
      <NoticeLine tone="ok" way={<Button onClick={onSignIn}>{t('setup.toSignIn')}</Button>}>
        {t('setup.done')}
      </NoticeLine>
    )
  if (problem.code === 'forbidden') return <NoticeLine tone="bad">{t('setup.wrongKey')}</NoticeLine>
  return (
    <NoticeLine tone="bad" way={<Button onClick={onRetry}>{board.t('common.retry')}</Button>}>
      {board.t('problem.offline')}
    </NoticeLine>
  )
}

interface Props {
  /** The key of the link. */
  link: string
  /** Leads to the sign-in, with the address to which a link for a password was sent. */
  onSignIn(email?: string): void
}

function CodeSent({ challenge, onOver }: { challenge: Challenge; onOver(): void }) {
  const { t } = useSetupWords()
  return (
    <>
      <NoticeLine tone="ok">{t('setup.codeText')}</NoticeLine>
      <CodeStep challenge={challenge} onOver={onOver} />
      <p className={layout.small}>{t('setup.codeNone')}</p>
    </>
  )
}

type Stage = { at: 'form' | 'copy' } | { at: 'code'; challenge: Challenge } | { at: 'restored'; shop: RestoredShop }

function Stages({ link, facts, onSignIn }: Props & { facts: SetupFacts }) {
  const [stage, setStage] = useState<Stage>({ at: 'form' })
  const [over, setOver] = useState<ApiProblem>()
  const signIn = () => onSignIn()
  const done = (challenge: Challenge) => {
    $dialog.set({ kind: 'launch' })
    setStage({ at: 'code', challenge })
  }
  const end = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => end.current?.focus(), [over])
  if (over)
    return (
      <div tabIndex={-1} ref={end}>
        <Problem problem={over} onRetry={() => setOver(undefined)} onSignIn={signIn} />
      </div>
    )
  if (stage.at === 'code') return <CodeSent challenge={stage.challenge} onOver={signIn} />
  if (stage.at === 'restored') return <RestoredStep shop={stage.shop} onSent={onSignIn} onSignIn={signIn} />
  if (stage.at === 'form') return <SetupSteps facts={facts} onDone={done} onCopy={() => setStage({ at: 'copy' })} />
  return (
    <CopyStep
      link={link}
      onBack={() => setStage({ at: 'form' })}
      onDone={shop => setStage({ at: 'restored', shop })}
      onOver={setOver}
    />
  )
}

/** Sets up a shop on a server that has none, or restores one from its copy, by the key of a link. */
export function SetupPage({ link, onSignIn }: Props) {
  const { t } = useSetupWords()
  const { facts, problem, retry } = useFacts(link)
  useEffect(() => setupForm.type('key', link), [link])
  return (
    <main className={look.page}>
      <div className={look.card}>
        <p className={look.top}>
          {t('setup.title')}
          <OtherLanguage />
        </p>
        {facts ? (
          <Stages link={link} facts={facts} onSignIn={onSignIn} />
        ) : problem ? (
          <Problem problem={problem} onRetry={retry} onSignIn={() => onSignIn()} />
        ) : (
          <p className={layout.quiet} role="status">
            {t('setup.check')}
          </p>
        )}
      </div>
    </main>
  )
}
