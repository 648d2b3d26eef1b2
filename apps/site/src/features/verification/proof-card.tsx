import type { VerificationRequest } from '@fairground/contract/entities/players/verification'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { ProofBadge } from '#shared/account/proof-badge.tsx'
import { UploadForm } from './upload-form.tsx'
import type { DocumentProof, VerificationState } from '#shared/account/verification-state.ts'
import { dayAndTime, longDay } from '#core/time/date.ts'
import styles from './proof-card.module.css'

export interface ProofCardProps {
  proof: DocumentProof
  state: VerificationState
  /** When it was verified. */
  since: number | null
  request: VerificationRequest | undefined
}

/** The operator's message: the request or the reason for the rejection. */
function Message({ state, request }: Pick<ProofCardProps, 'state' | 'request'>) {
  const t = useText()
  if (!request || request.message === '' || (state !== 'requested' && state !== 'rejected')) return null
  return (
    <Note tone={state === 'rejected' ? 'danger' : 'warn'} icon={state === 'rejected' ? 'warning' : 'mail'}>
      <b>{t(state === 'rejected' ? 'account.proof.why' : 'account.proof.wanted')}</b>
      <p className={styles.message}>{request.message}</p>
    </Note>
  )
}

export function ProofCard({ proof, state, since, request }: ProofCardProps) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const open = opened || state === 'requested'
  const canSend = state !== 'verified' && state !== 'waiting'
  const when =
    state === 'verified'
      ? since !== null && t('account.proof.since', { day: longDay(since) })
      : state === 'waiting'
        ? request && t('account.proof.sentAt', { when: dayAndTime(request.requestedAt) })
        : state === 'rejected' &&
          request?.answeredAt &&
          t('account.proof.answeredAt', { when: dayAndTime(request.answeredAt) })
  return (
    <Card
      title={t(`account.proof.${proof}`)}
      action={<ProofBadge state={state}>{t(`account.state.${state}`)}</ProofBadge>}
    >
      <div className={styles.body}>
        <p className="muted">
          {state === 'waiting' || state === 'verified'
            ? t(`account.proof.${state}`)
            : t(`account.proof.${proof}Text`)}
        </p>
        {when && <p className="small muted num">{when}</p>}
        <Message state={state} request={request} />
        {canSend &&
          (open ? (
            <UploadForm proof={proof} openRequest={state === 'requested' ? request : undefined} />
          ) : (
            <div>
              <Button icon="upload" onPress={() => setOpened(true)}>
                {t(state === 'rejected' ? 'account.proof.again' : 'account.proof.start')}
              </Button>
            </div>
          ))}
      </div>
    </Card>
  )
}
