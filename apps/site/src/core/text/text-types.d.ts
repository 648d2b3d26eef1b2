import 'i18next'
import type account from '#text/en_US/account.json'
import type after from '#text/en_US/after.json'
import type away from '#text/en_US/away.json'
import type cashier from '#text/en_US/cashier.json'
import type bingo from '#text/en_US/bingo.json'
import type content from '#text/en_US/content.json'
import type core from '#text/en_US/core.json'
import type fairness from '#text/en_US/fairness.json'
import type game from '#text/en_US/game.json'
import type gifts from '#text/en_US/gifts.json'
import type howToPlay from '#text/en_US/how-to-play.json'
import type instant from '#text/en_US/instant.json'
import type maintenance from '#text/en_US/maintenance.json'
import type practice from '#text/en_US/practice.json'
import type notifications from '#text/en_US/notifications.json'
import type progress from '#text/en_US/progress.json'
import type raffle from '#text/en_US/raffle.json'
import type results from '#text/en_US/results.json'
import type rewards from '#text/en_US/rewards.json'
import type saferPlay from '#text/en_US/safer-play.json'
import type sound from '#text/en_US/sound.json'
import type statistics from '#text/en_US/statistics.json'
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
        typeof maintenance &
        typeof away &
        typeof saferPlay &
        typeof notifications &
        typeof rewards &
        typeof progress &
        typeof gifts &
        typeof cashier &
        typeof withdrawal &
        typeof results &
        typeof fairness &
        typeof statistics &
        typeof howToPlay &
        typeof practice &
        typeof account
    }
  }
}
