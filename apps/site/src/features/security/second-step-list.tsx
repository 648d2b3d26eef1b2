import type { Output } from '@fairground/contract/operations'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useText } from '#core/text/text.ts'
import { FactorRow } from './factor-row.tsx'
import { RecoveryRow } from './recovery-row.tsx'
import { canMakePasskeys } from './make-passkey.ts'
import type { SecondStepAction, Passkey } from './second-step-dialog.tsx'
import { longDay } from '#core/time/date.ts'
import styles from './factor-row.module.css'

export interface SecondStepListProps {
  factors: Output<'listSecondFactors'>
  onSelect: (action: SecondStepAction) => void
}

/** The configured second factors and the ones that can be added. */
export function SecondStepList({ factors, onSelect }: SecondStepListProps) {
  const t = useText()
  const { totp, passkeys, recoveryCodes } = factors
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
              ? { label: t('account.second.remove'), onPress: () => onSelect('removeTotp') }
              : { label: t('account.second.setUp'), onPress: () => onSelect('setUpTotp') }
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
              onPress: () => onSelect(passkey),
            }}
          />
        ))}
        {(totp || passkeys.length > 0) && <RecoveryRow left={recoveryCodes} />}
      </ul>
      {canMakePasskeys() && (
        <Button icon="key" onPress={() => onSelect('addPasskey')}>
          {t('account.second.addPasskey')}
        </Button>
      )}
    </>
  )
}
