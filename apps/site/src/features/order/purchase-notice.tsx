import type { JoinError } from '@fairground/contract/errors/join'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TextButton, TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useText } from '#app/text.ts'
import type { JoinRefusal } from '#features/order/purchase-outcome.ts'
import { RefusalText } from '#features/order/refusal-text.tsx'
import styles from './purchase-notice.module.css'

/** What a player can do about a refusal on this page; undefined where it is of no use now. */
export interface RefusalActions {
  /** Where the game goes on. */
  nextDraw: string | undefined
  changeLines: () => void
  seeTicket: (() => void) | undefined
  again: () => void
}

const places = {
  noSuchCurrency: { text: 'pick.refused.lobby', href: '/' },
  notEnoughFunds: { text: 'pick.refused.deposit', href: '/deposit' },
  weeklyWagerLimit: { text: 'pick.refused.limits', href: '/cashier/responsiblegaming/limits' },
  accountStatus: { text: 'pick.refused.account', href: '/account' },
} as const satisfies Partial<Record<JoinError, { text: string; href: string }>>

const isPlace = (error: JoinError): error is keyof typeof places => error in places

function WayOut({ error, actions }: { error: JoinError; actions: RefusalActions | undefined }) {
  const t = useText()
  if (isPlace(error)) return <TextLink href={places[error].href}>{t(places[error].text)}</TextLink>
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
  /** In place of "Your lines were not bought". */
  title?: string
  actions?: RefusalActions
}

/** Why the lines were not bought, in the catalogue's words: what happened, what it means for the money, what to do. */
export function RefusedNotice({ refusal, title, actions }: RefusedNoticeProps) {
  const t = useText()
  return (
    <div className={styles.notice} role="alert">
      <Note tone="danger" icon="warning">
        <b>{title ?? t('pick.refused.title')}</b>
        <RefusalText refusal={refusal} />
        <WayOut error={refusal.error} actions={actions} />
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
