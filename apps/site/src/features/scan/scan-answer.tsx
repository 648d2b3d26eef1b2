import type { Output } from '@fairground/contract/operations'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { Button, ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Card, type CardProps } from '@fairground/ui/parts/card.tsx'
import { useText } from '#app/text.ts'
import { ScannedTicket } from '#features/scan/scanned-ticket.tsx'
import { exactText } from '#shared/money.ts'
import styles from './scan-answer.module.css'

type Answer = Output<'checkTicketStatus'>
type Status = Answer['status']

interface Look {
  readonly tone: NonNullable<CardProps['tone']>
  readonly icon: IconName
}

const looks: Record<Status, Look> = {
  valid: { tone: 'win', icon: 'trophy' },
  alreadyCashed: { tone: 'win', icon: 'check' },
  notAWin: { tone: 'plain', icon: 'ticket' },
  gameNotStarted: { tone: 'plain', icon: 'clock' },
  gameNotEnded: { tone: 'plain', icon: 'clock' },
  cancelled: { tone: 'plain', icon: 'repeat' },
  expired: { tone: 'plain', icon: 'calendar' },
  reprinted: { tone: 'plain', icon: 'document' },
  invalid: { tone: 'danger', icon: 'warning' },
  invalidSecureKey: { tone: 'danger', icon: 'lock' },
}

/** What became of the ticket, in plain words; of a winning one, how to claim. */
export function ScanAnswer({ answer }: { answer: Answer }) {
  const t = useText()
  const { status, ticket } = answer
  const { tone, icon } = looks[status]
  const amount = ticket ? exactText(ticket.won, ticket.currencyId, 'always') : ''
  return (
    <Card tone={tone}>
      <div className={styles.answer} data-tone={tone} role="status">
        <span className={styles.mark} aria-hidden="true">
          <Icon name={icon} size="lg" />
        </span>
        <div>
          <h2>{t(`after.scan.status.${status}.title`, { amount })}</h2>
          <p>{t(`after.scan.status.${status}.text`, { amount })}</p>
        </div>
      </div>
      {status === 'valid' && (
        <div className={styles.claim}>
          <h3>{t('after.scan.claim')}</h3>
          <ol>
            <li>{t('after.scan.claim1')}</li>
            <li>{t('after.scan.claim2')}</li>
            <li>{t('after.scan.claim3')}</li>
          </ol>
          <ButtonLink tone="primary" href="/cashier/prizes">
            {t('after.scan.toPrizes')}
          </ButtonLink>
        </div>
      )}
      {ticket && (
        <ScannedTicket
          ticket={ticket}
          ended={status === 'notAWin' || status === 'alreadyCashed' || status === 'valid'}
        />
      )}
    </Card>
  )
}

/** No answer, or none that can be read: nothing is claimed about the ticket. */
export function UnclearAnswer({ onAgain }: { onAgain: () => void }) {
  const t = useText()
  return (
    <Card tone="danger">
      <div className={styles.answer} data-tone="danger" role="alert">
        <span className={styles.mark} aria-hidden="true">
          <Icon name="help" size="lg" />
        </span>
        <div>
          <h2>{t('after.scan.unclear')}</h2>
          <p>{t('after.scan.unclearText')}</p>
          <Button size="sm" icon="repeat" onPress={onAgain}>
            {t('common.retry')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
