import type { KindAddress } from '#kinds/kind-address.ts'

export const oneDrawGameExt: KindAddress = {
  family: 'lottery',
  instant: null,
  lobby: '/pick',
  playout: '/playout',
  gameOver: () => '/gameOverLottery',
  ended: '/draws',
}
