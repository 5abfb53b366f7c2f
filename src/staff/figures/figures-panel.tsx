import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { dataOf } from '../../client/async-state.ts'
import { $now } from '../../client/now.ts'
import { formatMoney } from '../../format/money.ts'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { layout } from '../../ui/layout.ts'
import { figures, type FiguresQuestion } from '../data/figures.ts'
import { $slug, $stores } from '../data/stores.ts'
import { Remote } from '../remote.tsx'
import { useFigureWords } from './figure-words.ts'
import { FiguresView } from './figures-view.tsx'
import { QuestionForm } from './question-form.tsx'
import { useReadAt } from './title.ts'
import { todayAt } from './today.ts'

/** Returns the first question: today, at the selected store. */
function firstQuestion(): FiguresQuestion {
  const location = $slug.get()
  const today = todayAt($stores.get(), location, $now.get())
  return { location, from: today, to: today }
}

/** The contents of the dialog of figures: the question, and the figures that answer it. */
export function FiguresPanel() {
  const { t, locale } = useFigureWords()
  const [question, setQuestion] = useState(firstQuestion)
  const load = useStore(figures.$state)
  const timeOf = useReadAt()
  const read = () => void figures.load(question)
  useEffect(() => {
    void figures.load(question)
  }, [question])
  const shown = dataOf(load)
  const isAnswer = shown?.question.from === question.from && shown.question.to === question.to
  const said = shown && isAnswer && shown.question.location === question.location ? shown.figures : undefined
  return (
    <div className={layout.stack}>
      <QuestionForm question={question} onQuestion={setQuestion} />
      <LiveRegion
        text={
          said
            ? t('figures.said', {
                count: said.sold.orders,
                total: formatMoney(said.sold.total, locale, said.currency),
                time: timeOf(said)
              })
            : load.state === 'loading'
              ? t('figures.loading')
              : ''
        }
      />
      <Remote load={load} height={320} onRetry={read}>
        {answer => <FiguresView answer={answer} onRefresh={read} />}
      </Remote>
    </div>
  )
}
