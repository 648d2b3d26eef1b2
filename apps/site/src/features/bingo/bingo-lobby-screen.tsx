import { useText } from '#app/text.ts'
import { BingoLobbyPage } from '#features/bingo/bingo-lobby-page.tsx'
import { bingoRuleOf } from '#features/bingo/bingo-rule.ts'
import { OrderSkeleton } from '#features/order/order-skeleton.tsx'
import { InstanceLobby } from '#shared/instance-lobby.tsx'

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
      skeleton={<OrderSkeleton />}
    >
      {(game, lobby) => {
        const rule = bingoRuleOf(game.gameRule)
        return rule ? <BingoLobbyPage game={game} lobby={lobby} rule={rule} /> : null
      }}
    </InstanceLobby>
  )
}
