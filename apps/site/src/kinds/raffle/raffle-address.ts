import type { KindAddress } from '#kinds/kind-address.ts'

export const raffleGame: KindAddress = {
  family: 'raffle',
  instant: null,
  lobby: '/raffle',
  playout: '/playout',
  // Winners collect items on the extended page.
  gameOver: ladder => (ladder.some(({ kind }) => kind === 'item') ? '/gameOverRaffleExt' : '/gameOverRaffle'),
  ended: '/draws',
}
