import { useState } from 'react'
import { Route, Routes, useSearchParams } from 'react-router'
import { useLoggedRows } from '#core/api/use-logged-rows.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { ReasonAsk } from '#parts/form/reason-ask.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Cases, toCasesInput } from './cases.tsx'

const minReason = 10

/** Suspicions of money laundering. The audit log records every look, with the reason given at the beginning. */
export function AmlPage() {
  const cases = useLoggedRows('listAmlCases')
  const [reason, setReason] = useState('')
  const [parameters] = useSearchParams()
  const isOpen = cases.hasRead && reason.trim().length >= minReason
  const read = () => void cases.read(toCasesInput(parameters, reason))
  return (
    <Page
      title="AML cases"
      about="Only safer play and auditors know of this page"
      tools={
        <ActButton
          operation="openAmlCase"
          icon="plus"
          fixed={{}}
          title="Open a case"
          about="The player does not learn of it. If there is an open case of the player, add a note to that one."
          labels={{ playerId: 'Number of the player', note: 'What is suspicious' }}
          reasons={['Odd pattern of payments', 'Tip of a provider', 'Question of an authority']}
          submitLabel="Open the case"
          done={({ caseId }) => `Case ${caseId} is open`}
          onDone={() => cases.readAgain()}
        >
          Open a case…
        </ActButton>
      }
    >
      {isOpen ? (
        <Routes>
          <Route path=":caseId?" element={<Cases cases={cases} reason={reason} />} />
        </Routes>
      ) : (
        <Panel title="Why do you look?">
          <p>The reason counts for the cases that you open until you leave this page.</p>
          <ReasonAsk
            reason={reason}
            reasons={['Daily work on cases', 'Question of an authority', 'Internal audit']}
            onChange={setReason}
            submitLabel="Show the cases"
            isLoading={cases.isLoading}
            onSubmit={read}
          />
          {Boolean(cases.error) && <Problem error={cases.error} what="The cases did not load." />}
        </Panel>
      )}
    </Page>
  )
}
