import { newRequestId } from '@fairground/client/request-id'
import type { Withdrawal } from '@fairground/contract/entities/withdrawal'
import { ActionPopup } from '@fairground/ui/parts/action-popup.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import { exactText } from '#shared/money.ts'
import { reloadWithdrawals } from './reload-withdrawals.ts'

/** The quiet way back, where the operator's rules know one. */
export function CancelWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  // Pressed again after a lost answer it is the same wish: the money comes back once.
  const [requestId] = useState(newRequestId)
  const amount = exactText(withdrawal.amount, withdrawal.currencyId, 'always')
  const cancel = useMutation({
    mutationFn: () => call('payoutCancel', { requestId, orderId: withdrawal.orderId }),
    onSuccess: reloadWithdrawals,
    onError: reloadWithdrawals,
  })
  const stop = () => setAsking(false)
  return (
    <div>
      <TextButton onPress={() => setAsking(true)}>{t('withdrawal.cancel.ask')}</TextButton>
      <ActionPopup
        open={asking}
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
