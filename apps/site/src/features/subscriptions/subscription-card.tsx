import type { GameRule } from '@fairground/contract/entities/game-rule'
import type { Subscription } from '@fairground/contract/entities/subscription'
import { Badge, type BadgeTone } from '@fairground/ui/parts/badge.tsx'
import { Button, ButtonLink } from '@fairground/ui/parts/button.tsx'
import { ButtonRow } from '@fairground/ui/parts/button-row.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import { gameTypesQuery } from '#shared/game-queries.ts'
import { exactText } from '#shared/money.ts'
import { PlayLine } from '#shared/play-line.tsx'
import styles from './subscription-card.module.css'

const tones: Record<Subscription['status'], BadgeTone> = {
  Active: 'win',
  Completed: 'neutral',
  Cancelled: 'neutral',
}

const shownInList = 3

export interface SubscriptionCardProps {
  subscription: Subscription
  /** Every line of it; without it a few, and the way to the rest. */
  whole?: boolean
}

/** A line is kept as it was bought: a second set follows the first. */
const setsOf = (line: number[], rule: GameRule) => {
  if (!('oneDrawGameExt' in rule)) return { numbers: line }
  const { pick } = rule.oneDrawGameExt
  return { numbers: line.slice(0, pick), numbers2nd: line.slice(pick) }
}

/** One subscription: its lines, when it plays next, and what is left of it. */
export function SubscriptionCard({ subscription, whole = false }: SubscriptionCardProps) {
  const t = useText()
  const { id, gameTitle, status, active, plays, gamesLeft, nextGameAt, currencyId } = subscription
  const shown = whole ? plays.length : shownInList
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
            <PlayLine key={i} n={i + 1} play={setsOf(line, gameRule)} gameRule={gameRule} />
          ))}
        </ol>
      )}
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
        {!whole && <ButtonLink href={`/subDetails?sid=${id}`}>{t('after.subscriptions.details')}</ButtonLink>}
        {active && (
          <Button onPress={() => openModal('cancelSubscription', { subscriptionId: id })}>
            {t('after.subscriptions.cancel')}
          </Button>
        )}
      </ButtonRow>
    </Card>
  )
}
