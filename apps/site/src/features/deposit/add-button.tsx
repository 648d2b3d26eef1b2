import { Button } from '@fairground/ui/parts/button.tsx'
import { useStore } from 'zustand'
import { connectionStore } from '#app/connection-store.ts'
import { useText } from '#app/text.ts'
import { exactSum } from '#shared/money.ts'
import type { DepositFormState } from './use-deposit-form.ts'

export const formId = 'deposit'

interface AddButtonProps {
  form: DepositFormState
  sending: boolean
}

/** Says what it does, or why it cannot be done. It stands beside the form or, on a narrow screen, under all of it. */
export function AddButton({ form, sending }: AddButtonProps) {
  const t = useText()
  const online = useStore(connectionStore, ({ status }) => status === 'connected')
  return (
    <Button
      tone="primary"
      size="lg"
      icon="lock"
      full
      type="submit"
      form={formId}
      loading={sending}
      disabledReason={online ? (form.check.refusal ?? undefined) : t('deposit.failed.offline')}
    >
      {form.amount === null ? t('deposit.addNothing') : t('deposit.add', { amount: exactSum(form.amount) })}
    </Button>
  )
}
