import type { KindAddress } from '#kinds/kind-address.ts'

export const scratchcardGame: KindAddress = {
  family: 'scratchcard',
  instant: 'scratchcard',
  lobby: '/scratchcard',
  playout: '/playout',
  gameOver: () => '/scratchcard',
  ended: '/draws',
}
