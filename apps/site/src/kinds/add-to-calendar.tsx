import type { Game } from '@fairground/contract/entities/games/game'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { language, useText } from '#core/text/text.ts'
import { isInstant } from './game-address.ts'

const waiting: ReadonlySet<Game['gameStatus']> = new Set<Game['gameStatus']>(['OPEN', 'CLOSED', 'READY'])

export type CalendarGame = Pick<Game, 'gameRule' | 'gameInstanceId' | 'gameStatus' | 'tournamentStartTime'>

/** A calendar file of a draw that has not started. */
export function AddToCalendar({ game }: { game: CalendarGame }) {
  const t = useText()
  if (isInstant(game) || game.tournamentStartTime === null || !waiting.has(game.gameStatus)) return null
  return (
    <TextLink icon="calendar" href={`/calendar/${game.gameInstanceId}.ics?lang=${language}`}>
      {t('calendar.add')}
    </TextLink>
  )
}
