import { Button } from '@fairground/ui/controls/button.tsx'
import { useStore } from 'zustand'
import { connectionStore } from '#core/connection/connection-store.ts'
import { useText } from '#core/text/text.ts'
import { exactSum } from '#core/money.ts'
import { useMethodLabel } from '#shared/money/use-method-label.ts'
import type { DepositFormState } from './use-deposit-form.ts'

export const formId = 'deposit'

interface AddButtonProps {
  form: DepositFormState
  sending: boolean
}

/** Outside the form element, because its position depends on the screen width. Disabled with the reason. */
export function AddButton({ form, sending }: AddButtonProps) {
  const t = useText()
  const getMethodLabel = useMethodLabel()
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
      disabledReason={
        online ? (form.blocked ?? form.check.refusal ?? undefined) : t('deposit.failed.offline')
      }
    >
      {form.amount === null
        ? t('deposit.addNothing')
        : t('deposit.add', {
            amount: exactSum(form.amount),
            method: getMethodLabel(form.method.option.kind, form.method.label, 'short'),
          })}
    </Button>
  )
}
