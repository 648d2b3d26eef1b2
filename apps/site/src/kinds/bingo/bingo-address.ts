import type { KindAddress } from '#kinds/kind-address.ts'

export const bingoGame: KindAddress = {
  family: 'bingo',
  instant: null,
  lobby: '/bingo/lobby',
  playout: '/bingo/playout',
  gameOver: () => '/bingo/gameover',
  ended: '/bingo/gameover',
}
