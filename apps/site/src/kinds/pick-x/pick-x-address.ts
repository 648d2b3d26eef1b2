import type { KindAddress } from '#kinds/kind-address.ts'

export const oneDrawGameExtMulti: KindAddress = {
  family: 'pick',
  instant: null,
  lobby: '/pick',
  playout: '/playout',
  gameOver: () => '/gameOverLottery',
  ended: '/draws',
}
