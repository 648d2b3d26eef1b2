import type { KindAddress } from '#kinds/kind-address.ts'

export const regularGame: KindAddress = {
  family: 'lottery',
  instant: null,
  lobby: '/lobby',
  playout: '/playout',
  gameOver: () => '/gameOverLottery',
  ended: '/draws',
}
