import type { Output } from '@fairground/contract/operations'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Verdict, type VerdictProps } from '@fairground/ui/feedback/verdict.tsx'
import { observe } from '#core/observe.ts'
import { useText } from '#core/text/text.ts'
import { ScannedTicket } from '#features/scan/scanned-ticket.tsx'
import { exactText } from '#core/money.ts'
import styles from './scan-answer.module.css'

type Answer = Output<'checkTicketStatus'>
type Status = Answer['status']

interface VerdictStyle {
  readonly tone: NonNullable<VerdictProps['tone']>
  readonly icon: IconName
}

const verdictStyles: Record<Status, VerdictStyle> = {
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

/** The status of the ticket, and for a winning ticket how to claim the prize. */
export function ScanAnswer({ answer }: { answer: Answer }) {
  const t = useText()
  const { status, ticket } = answer
  const { tone, icon } = verdictStyles[status]
  const amount = ticket ? exactText(ticket.won, ticket.currencyId, 'always') : ''
  const text = t(`after.scan.status.${status}.text`, { amount })
  if (status !== 'valid') observe('shown', `ticket.${status}`, text)
  return (
    <Card tone={tone}>
      <Verdict tone={tone} icon={icon}>
        <h2>{t(`after.scan.status.${status}.title`, { amount })}</h2>
        <p>{text}</p>
      </Verdict>
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

/** The check failed, so nothing is known about the ticket. */
export function UnclearAnswer({ onAgain }: { onAgain: () => void }) {
  const t = useText()
  return (
    <Card tone="danger">
      <Verdict tone="danger" icon="help" urgent>
        <h2>{t('after.scan.unclear')}</h2>
        <p>{t('after.scan.unclearText')}</p>
        <Button size="sm" icon="repeat" onPress={onAgain}>
          {t('common.retry')}
        </Button>
      </Verdict>
    </Card>
  )
}
