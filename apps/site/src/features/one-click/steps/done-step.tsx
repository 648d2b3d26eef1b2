import type { Game } from '@fairground/contract/entities/games/game'
import type { JoinResult } from '@fairground/contract/entities/plays/join'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { TicketSlip } from '@fairground/ui/games/ticket-slip.tsx'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { safeNodes } from '#shared/layout/safe-html.tsx'
import styles from '../wizard.module.css'

interface DoneStepProps {
  readonly game: Game
  readonly answer: JoinResult
  readonly ticket: string | undefined
  readonly count: number
}

export function DoneStep({ game, answer, ticket, count }: DoneStepProps) {
  const t = useText()
  const { gameTitle, tournament, tournamentStartTime: start, currencyId, oneClickSuccessInfo } = game
  const moved = answer.gameInstanceId !== game.gameInstanceId
  const { joinCode, joinEvent, receipts = [] } = answer
  const rows = [
    ...(ticket === undefined ? [] : [{ id: 'ticket', term: t('oneClick.ticket'), value: ticket }]),
    ...(joinCode === undefined ? [] : [{ id: 'code', term: t('oneClick.code'), value: joinCode }]),
    ...(start === null || !tournament || moved
      ? []
      : [{ id: 'draw', term: t('oneClick.draw'), value: dayAndTime(start) }]),
    ...(joinEvent === undefined
      ? []
      : [
          {
            id: 'paid',
            term: t('oneClick.paid'),
            value: exactText(joinEvent.charged, currencyId, 'always'),
            weight: 'strong' as const,
          },
        ]),
  ]
  return (
    <div className={styles.result} role="status">
      <span className={styles.mark}>
        <Icon name="check" size="lg" />
      </span>
      <h3>{t(`oneClick.youHave.${getSiteKind(game.gameRule).playWord}`, { count })}</h3>
      <TicketSlip state="bought" title={gameTitle}>
        <KeyValueList rows={rows} />
        {receipts.length > 0 && <p className="small muted">{t('oneClick.receiptKept')}</p>}
      </TicketSlip>
      {moved && <p>{t('oneClick.moved')}</p>}
      {oneClickSuccessInfo && <div className="prose">{safeNodes(oneClickSuccessInfo)}</div>}
    </div>
  )
}
