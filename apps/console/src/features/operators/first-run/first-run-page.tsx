import { Navigate, Route, Routes, useParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { useOperator } from '#core/operator/current-operator.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useMe } from '#core/session/session.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Columns } from '#parts/layout/columns.tsx'
import { Page } from '#parts/layout/page.tsx'
import { PreviewPanel } from '../look/preview-panel.tsx'
import { useLookDraft } from '../look/use-look-draft.ts'
import type { ReadinessItem } from '../readiness/readiness-words.ts'
import { type OperatorView, useOperatorView } from '../use-operator-view.ts'
import { describeStep } from './describe-step.ts'
import { Progress } from './progress.tsx'
import { StepList } from './step-list.tsx'
import { StepPanels } from './step-panels.tsx'
import { findNextStep, isStepDone, type StepName, stepNames } from './steps.ts'

/** The way to the first ticket. Its progress is what the server has, so it can be left and continued by anyone. */
export function FirstRunPage() {
  const operator = useOperatorView()
  const readiness = useOperation('getReadiness', {}, { refreshMs: 5000 })
  const path = usePath()
  const error = operator.error ?? readiness.error
  const isLoaded = operator.data !== undefined && readiness.data !== undefined
  if (!isLoaded)
    return (
      <Page title="First run">
        {error ? (
          <Problem
            error={error}
            what="The first run did not load."
            onRetry={() => void Promise.all([operator.refetch(), readiness.refetch()])}
          />
        ) : (
          <Bars count={8} />
        )}
      </Page>
    )
  const { items } = readiness.data
  return (
    <Routes>
      <Route path=":step" element={<FirstRun operator={operator.data.operator} items={items} />} />
      <Route
        path="*"
        element={<Navigate to={path('operator', 'first-run', findNextStep(items))} replace />}
      />
    </Routes>
  )
}

const toTitle = (person: string, operator: string, open: number): string => {
  const [first = person] = person.split(' ')
  return open === 0
    ? `Well done, ${first}. ${operator} is ready to sell.`
    : `Welcome, ${first}. ${operator} is ${formatQuantity(open, 'step')} from its first ticket.`
}

function FirstRun({
  operator,
  items,
}: {
  readonly operator: OperatorView
  readonly items: readonly ReadinessItem[]
}) {
  const requested = useParams()['step']
  const { name } = useMe()
  const path = usePath()
  const shown = useOperator()
  const draft = useLookDraft(operator)
  const current = stepNames.find(step => step === requested) ?? findNextStep(items)
  const isDone = (step: StepName) => isStepDone(step, items)
  // The last step is done by itself when the others are.
  const counted = stepNames.filter(step => step !== 'ready')
  const done = counted.filter(isDone).length
  return (
    <Page title={toTitle(name, shown.name, counted.length - done)}>
      <Progress done={done} all={counted.length} />
      <Columns kind="three">
        <StepList
          current={current}
          isDone={isDone}
          describe={step => describeStep(step, operator, items)}
          toHref={step => path('operator', 'first-run', step)}
          footer="Steps may be done in any order, and by several people. Leave at any time: the progress stays."
        />
        <StepPanels step={current} operator={operator} items={items} draft={draft} />
        <PreviewPanel name={operator.name} {...draft} />
      </Columns>
    </Page>
  )
}
