import type { Input } from '@fairground/contract/operations'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Skeleton } from '@fairground/ui/feedback/skeleton.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#core/call.ts'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { CurrentPasswordField } from '#shared/account/current-password-field.tsx'
import { SecondFactors } from '#shared/account/second-factors/second-factors.tsx'
import styles from '#shared/account/form.module.css'

interface PasswordProofProps {
  working: boolean
  refusal: string | null
  onPassword: (password: string) => void
}

function PasswordProof({ working, refusal, onPassword }: PasswordProofProps) {
  const t = useText()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '' && !working) onPassword(password)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CurrentPasswordField
        name="password"
        value={password}
        error={missing ? t('account.password.missing') : (refusal ?? undefined)}
        onChange={event => {
          setPassword(event.target.value)
          setMissing(false)
        }}
      />
      <Button tone="primary" size="lg" full type="submit" loading={working}>
        {t('account.stepUp.confirm')}
      </Button>
    </form>
  )
}

/** Proves who the player is before a sensitive change, with the password or with a second factor. */
export function StepUpModal({ onProved }: ModalPayloads['stepUp']) {
  const t = useText()
  const offered = useQuery({
    queryKey: ['beginStepUp'],
    queryFn: () => call('beginStepUp', {}),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const prove = useMutation({
    mutationFn: (proof: Input<'finishStepUp'>) => call('finishStepUp', proof),
    onSuccess: () => {
      onProved()
      closeModal()
    },
    // A challenge of a passkey can be answered only once.
    onError: () => offered.data?.passkey && void offered.refetch(),
  })
  const refusal = prove.isError ? thrownText(prove.error) : null
  return (
    <Modal open title={t('account.stepUp.title')} closeLabel={t('common.close')} onClose={closeModal}>
      <div className={styles.form}>
        <p className="muted">{t('account.stepUp.text')}</p>
        {offered.isError && (
          <Note tone="danger" icon="warning" live>
            {thrownText(offered.error)}
          </Note>
        )}
        {offered.isPending && <Skeleton height={136} />}
        {offered.data?.password && (
          <PasswordProof
            working={prove.isPending}
            refusal={refusal}
            onPassword={password => prove.mutate({ password })}
          />
        )}
        {offered.data && !offered.data.password && (
          <SecondFactors
            offered={offered.data}
            working={prove.isPending}
            refusal={refusal}
            onProof={proof => prove.mutate(proof)}
          />
        )}
      </div>
    </Modal>
  )
}
