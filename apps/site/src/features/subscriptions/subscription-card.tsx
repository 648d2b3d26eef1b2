import type { Subscription } from '@fairground/contract/entities/plays/subscription'
import { Badge, type BadgeTone } from '@fairground/ui/feedback/badge.tsx'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { ButtonRow } from '@fairground/ui/controls/button-row.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { gameTypesQuery } from '#shared/game/game-queries.ts'
import { exactText } from '#core/money.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { PlayLine } from '#kinds/play-line.tsx'
import styles from './subscription-card.module.css'

const tones: Record<Subscription['status'], BadgeTone> = {
  Active: 'win',
  Completed: 'neutral',
  Cancelled: 'neutral',
}

const LINES_IN_LIST = 3

export interface SubscriptionCardProps {
  subscription: Subscription
  /** Shows all lines instead of a few lines and a link to the details. */
  full?: boolean
}

/** One subscription: its lines, its next draw and its remaining balance. */
export function SubscriptionCard({ subscription, full = false }: SubscriptionCardProps) {
  const t = useText()
  const { id, gameTitle, status, active, plays, multiOptions, gamesLeft, nextGameAt, currencyId } =
    subscription
  const shown = full ? plays.length : LINES_IN_LIST
  const games = useQuery(gameTypesQuery).data?.gameTypes
  const gameRule = games?.find(({ gameId }) => gameId === subscription.gameId)?.gameRule
  return (
    <Card
      as="li"
      title={gameTitle}
      action={<Badge tone={tones[status]}>{t(`after.subscriptions.status.${status}`)}</Badge>}
    >
      {gameRule && (
        <ol>
          {plays.slice(0, shown).map((line, i) => (
            <PlayLine
              key={i}
              n={i + 1}
              play={{
                ...getSiteKind(gameRule).splitLine(line),
                ...(multiOptions?.[i] && { multiOption: multiOptions[i] }),
              }}
              gameRule={gameRule}
            />
          ))}
        </ol>
      )}
      {plays.length === 0 && <p>{t('after.subscriptions.plays', { count: subscription.playsCount })}</p>}
      {plays.length > shown && (
        <p className="small muted">{t('drawn.more', { count: plays.length - shown })}</p>
      )}
      <p className={styles.facts}>
        {active && nextGameAt !== null && (
          <span>{t('after.subscriptions.next', { when: dayAndTime(nextGameAt) })}</span>
        )}
        <span>{t('after.subscriptions.gamesLeft', { count: gamesLeft })}</span>
        <b>
          {t('after.subscriptions.left', {
            amount: exactText(subscription.remainingBalance, currencyId, 'always'),
          })}
        </b>
      </p>
      <ButtonRow>
        {!full && <ButtonLink href={`/subDetails?sid=${id}`}>{t('after.subscriptions.details')}</ButtonLink>}
        {active && (
          <Button onPress={() => openModal('cancelSubscription', { subscriptionId: id })}>
            {t('after.subscriptions.cancel')}
          </Button>
        )}
      </ButtonRow>
    </Card>
  )
}
