import { type JoinError, joinErrors } from '@fairground/contract/errors/join'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TextButton, TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useText } from '#app/text.ts'
import styles from './purchase-notice.module.css'

const waysOut = {
  notEnoughFunds: { text: 'pick.refused.deposit', href: '/cashier' },
  weeklyWagerLimit: { text: 'pick.refused.limits', href: '/cashier/responsiblegaming/limits' },
  accountStatus: { text: 'pick.refused.account', href: '/account' },
} as const satisfies Partial<Record<JoinError, { text: string; href: string }>>

const wayOut = (error: JoinError) => (error in waysOut ? waysOut[error as keyof typeof waysOut] : undefined)

/** Why the lines were not bought, in the catalogue's words: what happened, what it means for the money, what to do. */
export function RefusedNotice({ error }: { error: JoinError }) {
  const t = useText()
  const out = wayOut(error)
  return (
    <div className={styles.notice} role="alert">
      <Note tone="danger" icon="warning">
        <b>{t('pick.refused.title')}</b>
        <p>{joinErrors[error].text}</p>
        {out && <TextLink href={out.href}>{t(out.text)}</TextLink>}
      </Note>
    </div>
  )
}

/** Nobody here knows whether it was booked; asking again is safe and settles it. */
export function UncertainNotice({
  earlier,
  onRetry,
  onForget,
}: {
  earlier: boolean
  onRetry: () => void
  onForget: () => void
}) {
  const t = useText()
  return (
    <div className={styles.notice} role="alert">
      <Note tone="warn" icon="warning">
        <b>{t('pick.uncertain.title')}</b>
        <p>{earlier ? t('pick.uncertain.earlier') : t('pick.uncertain.text')}</p>
        <span className={styles.actions}>
          <TextButton icon="repeat" onPress={onRetry}>
            {t('pick.uncertain.retry')}
          </TextButton>
          {earlier && <TextButton onPress={onForget}>{t('pick.uncertain.forget')}</TextButton>}
        </span>
      </Note>
    </div>
  )
}
