import type { DemoGame } from '#demo/demo-game.ts'

interface Texts {
  readonly en_US: string
  readonly es_ES: string
  readonly fr_FR: string
}

interface DemoGift {
  readonly kind: DemoGame['rules']['kind']
  readonly plays: number
  readonly title: Texts
  readonly description: (game: string) => Texts
}

interface DemoGiftGroup {
  readonly title: Texts
  readonly gifts: readonly DemoGift[]
}

const texts = (en_US: string, es_ES: string, fr_FR: string): Texts => ({ en_US, es_ES, fr_FR })
const anyDraw = (game: string): Texts =>
  texts(
    `${game}, any draw in 30 days`,
    `${game}, cualquier sorteo en 30 días`,
    `${game}, au choix dans les 30 jours`,
  )

/** The gifts that every demo operator with such a game offers. */
export const giftGroups: readonly DemoGiftGroup[] = [
  {
    title: texts('Lines', 'Líneas', 'Grilles'),
    gifts: [
      {
        kind: 'oneDrawGame',
        plays: 1,
        title: texts('A card and one line', 'Una tarjeta y una línea', 'Une carte et une grille'),
        description: anyDraw,
      },
      {
        kind: 'oneDrawGame',
        plays: 3,
        title: texts('Three lucky lines', 'Tres líneas con suerte', 'Trois grilles de chance'),
        description: anyDraw,
      },
      {
        kind: 'oneDrawGameExt',
        plays: 2,
        title: texts('Two lines with a star', 'Dos líneas con estrella', 'Deux grilles avec une étoile'),
        description: anyDraw,
      },
    ],
  },
  {
    title: texts('Tickets', 'Boletos', 'Billets'),
    gifts: [
      {
        kind: 'bingoGame',
        plays: 6,
        title: texts('Bingo six-pack', 'Seis cartones de bingo', 'Six cartons de bingo'),
        description: anyDraw,
      },
      {
        kind: 'raffleGame',
        plays: 2,
        title: texts('Pair of raffle tickets', 'Dos boletos de rifa', 'Deux billets de tombola'),
        description: anyDraw,
      },
    ],
  },
]
