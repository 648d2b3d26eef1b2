import type { Game } from '@fairground/contract/entities/games/game'
import type { Output } from '@fairground/contract/operations'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { PurchaseLobby } from '#features/purchase/lobby/purchase-lobby.tsx'
import { LastDrawsCard } from '#features/purchase/lobby/last-draws-card.tsx'
import { ItemCard } from './item-card.tsx'
import { PrizesCard } from './prizes-card.tsx'
import type { RaffleRule } from '#kinds/raffle/raffle-kind.ts'
import { TicketNumbers } from '#features/raffle/tickets/ticket-numbers.tsx'
import { liveLadder } from '#shared/game/live-ladder.ts'
import styles from './raffle-lobby-page.module.css'

export interface RaffleLobbyPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  rule: RaffleRule
}

export function RaffleLobbyPage({ game, lobby, rule }: RaffleLobbyPageProps) {
  const t = useText()
  const onRules = () => openModal('rules', { gameId: game.gameId, gameTitle: game.gameTitle })
  const items = liveLadder(lobby, game).filter(({ kind }) => kind === 'item')
  return (
    <PurchaseLobby
      kind="raffle"
      game={game}
      lobby={lobby}
      onRules={onRules}
      eyebrow={t('raffle.eyebrow', { count: rule.winners })}
      notes={[
        { icon: 'ticket', text: t('raffle.lobby.numbered') },
        { icon: 'check', text: t('raffle.lobby.away') },
      ]}
      prizes={<PrizesCard game={game} lobby={lobby} rule={rule} onRules={onRules} />}
      tickets={
        <TicketNumbers
          label={t('raffle.lobby.tickets')}
          tickets={lobby.myPlays.flatMap(({ numbers }) => numbers)}
        />
      }
      after={
        <div className={styles.after}>
          {items.map(row => (
            <ItemCard key={row.tier} row={row} seed={String(game.gameId)} />
          ))}
          <LastDrawsCard rule={game.gameRule} draws={lobby.lastDraws} jackpot={false} />
          <TextLink href="/raffles" iconAfter="next">
            {t('raffle.lobby.allRaffles')}
          </TextLink>
        </div>
      }
    />
  )
}
