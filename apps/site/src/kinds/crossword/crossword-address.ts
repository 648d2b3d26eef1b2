import type { KindAddress } from '#kinds/kind-address.ts'

export const crosswordGame: KindAddress = {
  family: 'crossword',
  instant: 'crossword',
  lobby: '/crossword',
  playout: '/playout',
  gameOver: () => '/crossword',
  ended: '/draws',
}
