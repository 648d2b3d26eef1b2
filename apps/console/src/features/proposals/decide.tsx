import { proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { platformId } from '@fairground/contract/operator/roles'
import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { useState } from 'react'
import { call } from '#core/api/call.ts'
import { refreshAll, useAct } from '#core/api/use-act.ts'
import { useIsStale } from '#core/live/live-store.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { observe } from '#core/observe.ts'
import { proveByPasskey } from '#core/session/passkeys.ts'
import { describeNeed } from '#core/session/rights.ts'
import { useMe } from '#core/session/session.ts'
import { say } from '#core/toasts.ts'
import { proposalStatusWords } from '#core/words/proposal-kinds.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Person } from '#parts/values/person.tsx'
import { Tag } from '#parts/values/tag.tsx'
import type { ProposalRow } from './proposal-item.tsx'
import styles from './proposals.module.css'

/** The people of a proposal and the decision of this one. The maker sees who may decide. */
export function Decide({ proposal, mayVote }: { readonly proposal: ProposalRow; readonly mayVote: boolean }) {
  const { proposalId, kind, madeBy, madeByName, madeAt, status, votes, requiredVotes } = proposal
  const { staffId } = useMe()
  const { moment } = useFormat()
  const own = useMemberId()
  const memberId = proposalKinds[kind].scope === 'platform' ? platformId : own
  const execute = useAct('executeProposal', memberId)
  const given = votes.filter(({ decision }) => decision === 'approve').length
  return (
    <Panel title="Decide" about={<Tag>{`${given} of ${requiredVotes} approved`}</Tag>}>
      <div className={styles.person}>
        <Person name={madeByName ?? 'Platform'} note={`asked ${moment(madeAt)}`} isSmall />
      </div>
      {votes.map(vote => (
        <div key={vote.staffId} className={styles.person}>
          <Person name={vote.name ?? `Staff ${vote.staffId}`} note={`signed ${moment(vote.at)}`} isSmall />
          <Tag
            tone={vote.decision === 'approve' ? 'good' : 'bad'}
            icon={vote.decision === 'approve' ? 'check' : 'close'}
          >
            {vote.decision === 'approve' ? 'Approved' : 'Refused'}
          </Tag>
        </div>
      ))}
      {mayVote && <VoteButtons proposalId={proposalId} memberId={memberId} />}
      {status === 'open' && !mayVote && (
        <p className={styles.hint}>
          {madeBy === staffId ? 'You asked for this. ' : ''}
          {describeNeed(proposalKinds[kind].approve)}.
        </p>
      )}
      {status === 'open' && madeBy === staffId && (
        <ActButton
          operation="cancelProposal"
          fixed={{ proposalId }}
          memberId={memberId}
          title="Withdraw the proposal?"
          submitLabel="Withdraw"
          done="The proposal is withdrawn"
          tone="danger-outline"
        >
          Withdraw…
        </ActButton>
      )}
      {status === 'approved' && (
        <>
          <Note tone="warn">It is approved and not done yet, for example after an interruption.</Note>
          <Button tone="main" isLoading={execute.isPending} onPress={() => execute.mutate({ proposalId })}>
            Execute again
          </Button>
          {execute.error && <Note tone="bad">{describeError(execute.error)}</Note>}
        </>
      )}
      {status !== 'open' && status !== 'approved' && (
        <p className={styles.hint}>{proposalStatusWords[status]}. It cannot be changed any more.</p>
      )}
    </Panel>
  )
}

function VoteButtons({ proposalId, memberId }: { readonly proposalId: number; readonly memberId: number }) {
  const [busy, setBusy] = useState<'approve' | 'reject'>()
  const [problem, setProblem] = useState<string>()
  const announce = useAnnounce()
  const isStale = useIsStale()
  observe('offered', 'vote')
  const vote = async (decision: 'approve' | 'reject'): Promise<void> => {
    setBusy(decision)
    setProblem(undefined)
    try {
      const { options } = await call('beginVote', { proposalId, decision }, memberId)
      const assertion = await proveByPasskey(options)
      const { proposal } = await call('vote', { proposalId, decision, assertion }, memberId)
      const text = `Proposal ${proposalId}: ${proposalStatusWords[proposal.status]}`
      announce(text)
      say({ tone: proposal.status === 'failed' ? 'danger' : 'win', title: text })
      await refreshAll()
    } catch (error) {
      setProblem(describeError(error))
    } finally {
      setBusy(undefined)
    }
  }
  const disabledReason = isStale ? 'The connection is lost. Wait for a fresh read.' : undefined
  return (
    <>
      <Button
        tone="main"
        size="lg"
        icon="key"
        isFull
        isLoading={busy === 'approve'}
        disabledReason={disabledReason}
        onPress={() => void vote('approve')}
      >
        Approve with passkey
      </Button>
      <Button
        tone="danger-outline"
        isFull
        isLoading={busy === 'reject'}
        disabledReason={disabledReason}
        onPress={() => void vote('reject')}
      >
        Refuse with passkey
      </Button>
      {problem && (
        <Note tone="bad" icon="warning">
          <span role="alert">{problem}</span>
        </Note>
      )}
      <p className={styles.hint}>
        Your passkey signs the fingerprint below, so nothing can be swapped after you read it.
      </p>
    </>
  )
}
