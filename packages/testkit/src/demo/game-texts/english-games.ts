import type { DemoGameText } from './game-text.ts'

/** Texts that the row of the game does not hold, in the default language. */
export const englishGames: Readonly<Record<number, Pick<DemoGameText, 'info' | 'oneClick'>>> = {
  101: { info: '<p>The jackpot grows with every ticket until all six numbers are matched.</p>' },
  106: {
    info: '<p>Tickets are numbered when they are paid.</p>',
    oneClick: {
      bundle: 'Harbour Raffle tickets',
      start: '<p>Choose how many tickets you would like. They are numbered when you pay.</p>',
      lobby: '<p>In a hurry? Buy them in a minute.</p>',
      success: '<p>Good luck! We will let you know if your number comes up.</p>',
    },
  },
}
