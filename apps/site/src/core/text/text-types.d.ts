import 'i18next'
import type account from '#text/en_US/account.json'
import type after from '#text/en_US/after.json'
import type cashier from '#text/en_US/cashier.json'
import type bingo from '#text/en_US/bingo.json'
import type content from '#text/en_US/content.json'
import type core from '#text/en_US/core.json'
import type game from '#text/en_US/game.json'
import type instant from '#text/en_US/instant.json'
import type raffle from '#text/en_US/raffle.json'
import type saferPlay from '#text/en_US/safer-play.json'
import type sound from '#text/en_US/sound.json'
import type withdrawal from '#text/en_US/withdrawal.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof core &
        typeof game &
        typeof bingo &
        typeof raffle &
        typeof instant &
        typeof after &
        typeof content &
        typeof sound &
        typeof saferPlay &
        typeof cashier &
        typeof withdrawal &
        typeof account
    }
  }
}
