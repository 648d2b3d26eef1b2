import { newRequestId } from '@fairground/client/request-id'
import type { Withdrawal } from '@fairground/contract/entities/money/withdrawal'
import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFault } from '@fairground/client/call-fault'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { exactText } from '#core/money.ts'
import { reloadWithdrawals } from './reload-withdrawals.ts'

const isRefused = (error: Error): boolean =>
  error instanceof CallFault && error.faultName === 'withdrawal.notCancellable'

/** A low-key cancel button; shown only if the operator permits it. */
export function CancelWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const [confirming, setConfirming] = useState(false)
  // A retry after a lost answer repeats the same request, so the money is returned once.
  const [requestId] = useState(newRequestId)
  const amount = exactText(withdrawal.amount, withdrawal.currencyId, 'always')
  const cancel = useMutation({
    mutationFn: () => call('payoutCancel', { requestId, orderId: withdrawal.orderId }),
    onSuccess: reloadWithdrawals,
    onError: error => {
      // The button and its dialog disappear with the reload.
      if (isRefused(error)) toast({ tone: 'danger', title: thrownText(error) })
      return reloadWithdrawals()
    },
  })
  const stop = () => setConfirming(false)
  return (
    <div>
      <TextButton onPress={() => setConfirming(true)}>{t('withdrawal.cancel.ask')}</TextButton>
      <ActionPopup
        open={confirming}
        title={t('withdrawal.cancel.title', { amount })}
        closeLabel={t('withdrawal.cancel.keep')}
        onClose={stop}
        safe={{ label: t('withdrawal.cancel.keep'), onPress: stop }}
        main={{
          label: t('withdrawal.cancel.confirm'),
          tone: 'equal',
          loading: cancel.isPending,
          onPress: () => cancel.mutate(),
        }}
      >
        <p>{t('withdrawal.cancel.text', { amount })}</p>
        {cancel.isError && (
          <Note tone="danger" icon="warning" live>
            {thrownText(cancel.error)}
          </Note>
        )}
      </ActionPopup>
    </div>
  )
}
