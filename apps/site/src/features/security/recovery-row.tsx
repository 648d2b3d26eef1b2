import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { callWithStepUp } from '#shared/account/call-with-step-up.ts'
import { FactorRow } from './factor-row.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { reloadSecondFactors } from './security-queries.ts'

/** How many recovery codes are left, and new ones on request. */
export function RecoveryRow({ left }: { left: number }) {
  const t = useText()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const create = useMutation({
    mutationFn: () => callWithStepUp('createRecoveryCodes', {}),
    onSuccess: async ({ recoveryCodes }) => {
      setCodes(recoveryCodes)
      await reloadSecondFactors()
    },
    onError: error => toast({ tone: 'danger', title: thrownText(error) }),
  })
  return (
    <>
      <FactorRow
        icon="document"
        title={t('account.recovery.row')}
        text={left === 0 ? t('account.recovery.none') : t('account.recovery.left', { count: left })}
        on={left > 0}
        action={{ label: t('account.recovery.make'), onPress: () => create.mutate() }}
      />
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  )
}
