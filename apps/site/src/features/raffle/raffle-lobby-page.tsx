import type { Game } from '@fairground/contract/entities/game'
import type { Output } from '@fairground/contract/operations'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { OrderLobby } from '#features/order/order-lobby.tsx'
import { LastDrawsCard } from '#features/pick/last-draws-card.tsx'
import { ItemCard } from '#features/raffle/item-card.tsx'
import { PrizesCard } from '#features/raffle/prizes-card.tsx'
import type { RaffleRule } from '#features/raffle/raffle-rule.ts'
import { TicketNumbers } from '#features/raffle/ticket-numbers.tsx'
import { liveLadder } from '#shared/live-ladder.ts'
import styles from './raffle-lobby-page.module.css'

export interface RaffleLobbyPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  rule: RaffleRule
}

export function RaffleLobbyPage({ game, lobby, rule }: RaffleLobbyPageProps) {
  const t = useText()
  const onRules = () => openModal('rules', { gameId: game.gameId, gameTitle: game.gameTitle })
  const items = liveLadder(lobby.prizeLadder, game).filter(({ kind }) => kind === 'item')
  return (
    <OrderLobby
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
