import type { Output } from '@fairground/contract/operations'
import { Button } from '@fairground/ui/parts/button.tsx'
import { useText } from '#app/text.ts'
import { FactorRow } from '#features/account/factor-row.tsx'
import { canMakePasskeys } from '#features/account/make-passkey.ts'
import type { Asked, Passkey } from '#features/account/second-step-dialog.tsx'
import { longDay } from '#shared/date.ts'
import styles from './factor-row.module.css'

export interface SecondStepListProps {
  factors: Output<'listSecondFactors'>
  onAsk: (asked: Asked) => void
}

/** The ways that are set up, and those that can be. */
export function SecondStepList({ factors, onAsk }: SecondStepListProps) {
  const t = useText()
  const { totp, passkeys } = factors
  const whenUsed = ({ madeAt, usedAt }: Passkey): string =>
    usedAt === null
      ? t('account.second.added', { day: longDay(madeAt) })
      : t('account.second.used', { day: longDay(usedAt) })
  return (
    <>
      <ul className={styles.list}>
        <FactorRow
          icon="phone"
          title={t('account.second.app')}
          text={t(totp ? 'account.second.appOn' : 'account.second.appOff')}
          on={totp}
          action={
            totp
              ? { label: t('account.second.remove'), onPress: () => onAsk('removeTotp') }
              : { label: t('account.second.setUp'), onPress: () => onAsk('setUpTotp') }
          }
        />
        {passkeys.map(passkey => (
          <FactorRow
            key={passkey.passkeyId}
            icon="key"
            title={passkey.name}
            text={whenUsed(passkey)}
            on
            action={{
              label: t('account.second.remove'),
              name: t('account.second.removeNamed', { name: passkey.name }),
              onPress: () => onAsk(passkey),
            }}
          />
        ))}
      </ul>
      {canMakePasskeys() && (
        <Button icon="key" onPress={() => onAsk('addPasskey')}>
          {t('account.second.addPasskey')}
        </Button>
      )}
    </>
  )
}
