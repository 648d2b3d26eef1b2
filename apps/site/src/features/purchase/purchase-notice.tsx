import type { JoinError } from '@fairground/contract/errors/join'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TextButton, TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import type { JoinRefusal } from './purchase-outcome.ts'
import { RefusalText } from './refusal-text.tsx'
import styles from './purchase-notice.module.css'

/** Actions on this page that resolve a refusal; undefined if an action does not apply. */
export interface RefusalActions {
  /** Address of the next open draw. */
  nextDraw: string | undefined
  changeLines: () => void
  seeTicket: (() => void) | undefined
  again: () => void
}

const refusalLinks = {
  noSuchCurrency: { text: 'pick.refused.lobby', href: '/' },
  notEnoughFunds: { text: 'pick.refused.deposit', href: '/deposit' },
  weeklyWagerLimit: { text: 'pick.refused.limits', href: '/cashier/responsiblegaming/limits' },
  accountStatus: { text: 'pick.refused.account', href: '/account' },
} as const satisfies Partial<Record<JoinError, { text: string; href: string }>>

const hasLink = (error: JoinError): error is keyof typeof refusalLinks => error in refusalLinks

function RefusalAction({ error, actions }: { error: JoinError; actions: RefusalActions | undefined }) {
  const t = useText()
  if (hasLink(error))
    return <TextLink href={refusalLinks[error].href}>{t(refusalLinks[error].text)}</TextLink>
  if (!actions) return null
  if (error === 'gameUnavailable')
    return actions.nextDraw === undefined ? (
      <TextLink href="/">{t('pick.refused.lobby')}</TextLink>
    ) : (
      <TextLink href={actions.nextDraw}>{t('pick.refused.next')}</TextLink>
    )
  if (error === 'tooManyLines')
    return <TextButton onPress={actions.changeLines}>{t('pick.refused.ticket')}</TextButton>
  if (error === 'alreadyMaxPlays')
    return actions.seeTicket ? (
      <TextButton onPress={actions.seeTicket}>{t('pick.refused.mine')}</TextButton>
    ) : null
  return (
    <TextButton icon="repeat" onPress={actions.again}>
      {t('pick.refused.again')}
    </TextButton>
  )
}

export interface RefusedNoticeProps {
  refusal: JoinRefusal
  /** Replaces "Your lines were not bought". */
  title?: string
  actions?: RefusalActions
}

/** Shows the error text of a refused purchase and the action that resolves it. */
export function RefusedNotice({ refusal, title, actions }: RefusedNoticeProps) {
  const t = useText()
  return (
    <div className={styles.notice} role="alert">
      <Note tone="danger" icon="warning">
        <b>{title ?? t('pick.refused.title')}</b>
        <RefusalText refusal={refusal} />
        <RefusalAction error={refusal.error} actions={actions} />
      </Note>
    </div>
  )
}

/** The browser does not know whether the purchase was booked; sending the same request again is safe. */
export function UncertainNotice({
  earlier,
  onRetry,
  onDiscard,
}: {
  earlier: boolean
  onRetry: () => void
  onDiscard: () => void
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
          {earlier && <TextButton onPress={onDiscard}>{t('pick.uncertain.forget')}</TextButton>}
        </span>
      </Note>
    </div>
  )
}
