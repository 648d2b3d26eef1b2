import { useState } from 'react'
import { ProgressBar } from '@fairground/ui/feedback/progress-bar.tsx'
import { formatCount } from '#core/format/numbers.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { Button } from '#parts/controls/button.tsx'
import { Chips } from '#parts/controls/chips.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { ReasonAsk } from '#parts/form/reason-ask.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import type { ChainCheck } from './use-chain-check.ts'
import { useChainCheck } from './use-chain-check.ts'

const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

function CheckResult({ check: { state, isHeadEqual } }: { readonly check: ChainCheck }) {
  if (state.broken)
    return (
      <Note tone="bad" icon="warning">
        <b>The chain is broken at entry {formatCount(state.broken.seq)}:</b> {state.broken.why}. Entries up to{' '}
        {formatCount(state.seq)} fit.
      </Note>
    )
  if (isHeadEqual === false)
    return (
      <Note tone="bad" icon="warning">
        The last hash of this browser is not the one of the server.
      </Note>
    )
  return (
    <Note tone="good" icon="check">
      <b>Computed in this browser:</b> all {formatCount(state.seq)} entries fit, up to the last hash.
      {state.sealed > 0 &&
        ` ${formatCount(state.sealed)} of them are sealed for you: their place fits, their content stays hidden.`}
    </Note>
  )
}

/** Recomputes the log in this browser, and exports it. */
export function CheckPanel({ onClose }: { readonly onClose: () => void }) {
  const memberId = useMemberId()
  const [kind, setKind] = useState<'check' | 'save'>('check')
  const [reason, setReason] = useState('')
  const { check, start } = useChainCheck()
  const { status, state, total, file } = check
  return (
    <Panel
      title="Verify and export here"
      tools={
        <Button tone="quiet" icon="close" onPress={onClose}>
          Close
        </Button>
      }
      footer="Each part that is read is an entry of the log itself"
    >
      <Chips
        label="What to do"
        chips={[
          { id: 'check', title: 'Verify' },
          { id: 'save', title: 'Verify and export' },
        ]}
        chosen={kind}
        onChoose={setKind}
      />
      <ReasonAsk
        reason={reason}
        reasons={['Monthly review', 'Question of the regulator', 'Doubt about an entry']}
        onChange={setReason}
        submitLabel={kind === 'save' ? 'Verify and export' : 'Verify the chain'}
        isLoading={status === 'running'}
        onSubmit={() => void start(reason, kind === 'save')}
      />
      <div aria-live="polite">
        {status === 'running' && (
          <>
            <p>
              {formatCount(state.seq)} of {formatCount(total)} entries computed
            </p>
            <ProgressBar
              value={state.seq}
              max={total}
              label="Computed entries"
              valueText={`${formatCount(state.seq)} of ${formatCount(total)}`}
            />
          </>
        )}
        {status === 'done' && <CheckResult check={check} />}
      </div>
      {file && (
        <Button icon="download" onPress={() => saveFile(file, `audit-log-${memberId}.jsonl`)}>
          Save {formatCount(state.seq)} entries
        </Button>
      )}
      {status === 'failed' && (
        <Problem
          error={check.error}
          what="The check stopped."
          onRetry={() => void start(reason, kind === 'save')}
        />
      )}
    </Panel>
  )
}
