import { useText } from '#core/text/text.ts'
import { BingoLobbyPage } from './bingo-lobby-page.tsx'
import { getBingoRule } from '#kinds/bingo/bingo-kind.ts'
import { PurchaseSkeleton } from '#features/purchase/lobby/purchase-skeleton.tsx'
import { InstanceLobby } from '#shared/game/instance-lobby.tsx'

/** The lobby of a bingo game. */
export function BingoLobbyScreen() {
  const t = useText()
  return (
    <InstanceLobby
      words={{
        loading: t('bingo.playout.loading'),
        missing: {
          title: t('bingo.playout.notFound.title'),
          text: t('bingo.playout.notFound.text'),
          action: t('bingo.playout.notFound.action'),
          href: '/draws',
        },
      }}
      skeleton={<PurchaseSkeleton />}
    >
      {(game, lobby) => {
        const rule = getBingoRule(game.gameRule)
        return rule ? <BingoLobbyPage game={game} lobby={lobby} rule={rule} /> : null
      }}
    </InstanceLobby>
  )
}
