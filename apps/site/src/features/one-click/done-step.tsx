import type { Game } from '@fairground/contract/entities/games/game'
import type { JoinResult } from '@fairground/contract/entities/plays/join'
import { Button } from '@fairground/ui/controls/button.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { TicketSlip } from '@fairground/ui/games/ticket-slip.tsx'
import { closeModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { gameHref, isInstant } from '#kinds/game-address.ts'
import { exactText } from '#core/money.ts'
import { safeNodes } from '#shared/layout/safe-html.tsx'
import styles from './one-click.module.css'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'

interface DoneStepProps {
  readonly game: Game
  readonly answer: JoinResult
  readonly ticket: string | undefined
}

export function DoneStep({ game, answer, ticket }: DoneStepProps) {
  const t = useText()
  const leaveTo = useLeaveModal()
  const { gameTitle, tournament, tournamentStartTime: start, currencyId, oneClickSuccessInfo } = game
  const moved = answer.gameInstanceId !== game.gameInstanceId
  const rows = [
    ...(ticket === undefined ? [] : [{ id: 'ticket', term: t('oneClick.ticket'), value: ticket }]),
    ...(answer.joinCode === undefined
      ? []
      : [{ id: 'code', term: t('oneClick.code'), value: answer.joinCode }]),
    ...(start === null || !tournament || moved
      ? []
      : [{ id: 'draw', term: t('oneClick.draw'), value: dayAndTime(start) }]),
    ...(answer.joinEvent === undefined
      ? []
      : [
          {
            id: 'paid',
            term: t('oneClick.paid'),
            value: exactText(answer.joinEvent.charged, currencyId, 'always'),
            weight: 'strong' as const,
          },
        ]),
  ]
  const href = isInstant(game)
    ? gameHref({ ...game, gameInstanceId: answer.gameInstanceId })
    : `/bets?id=${answer.gameInstanceId}`
  return (
    <div className={styles.step} role="status">
      <TicketSlip state="bought" title={gameTitle}>
        <KeyValueList rows={rows} />
      </TicketSlip>
      {moved && <p>{t('oneClick.moved')}</p>}
      {oneClickSuccessInfo && <div className="prose">{safeNodes(oneClickSuccessInfo)}</div>}
      <div className={styles.actions}>
        <Button tone="primary" size="lg" full onPress={() => leaveTo(href)}>
          {t(isInstant(game) ? 'oneClick.open' : 'oneClick.see')}
        </Button>
        <Button full onPress={closeModal}>
          {t('oneClick.done')}
        </Button>
      </div>
    </div>
  )
}
