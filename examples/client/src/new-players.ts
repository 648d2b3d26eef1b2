import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Caller } from '@fairground/client/rest'
import type { Game } from '@fairground/contract/entities/games/game'
import { connect } from './connection.ts'
import type { Options } from './options.ts'
import { markFavourite, savePreferences } from './preferences.ts'
import type { Report } from './report.ts'
import { collectRewards } from './rewards.ts'

/** Registers a new player with all details, as an app does before the first deposit. */
const register = async (options: Options, report: Report): Promise<Caller> => {
  const { rest } = connect(options, report)
  const username = `app_${randomUUID().slice(0, 8)}`
  await rest.call('registerAndLoginBeforeDeposit', {
    username,
    password: `maple-river-${randomUUID()}`,
    primaryEmail: `${username}@example.com`,
    birthdate: '1990-05-17',
    country: 'GB',
    languageId: 'en_US',
    termsAccepted: true,
    firstName: 'Ana',
    lastName: username,
    address: '1 Example Street',
    city: 'London',
    province: '',
    postCode: 'SW1A 1AA',
    phoneMobile: `+447400${randomInt(100_000, 1_000_000)}`,
    occupation: 'education',
    governmentId: `QQ ${randomInt(100_000, 1_000_000)}`,
  })
  report.say(`Registered ${username}`)
  return rest
}

/** The server sends a mail at the registration, and another one a second later at the earliest. */
const mailGapMs = 1100

const yearMs = 365 * 24 * 3600 * 1000
const inOneYear = (): string => new Date(Date.now() + yearMs).toISOString().slice(0, 10)

/**
 * Registers two players, so that no existing account changes. The first saves preferences and takes a break of a day;
 * the second excludes itself for a year.
 */
export const registerPlayers = async (
  options: Options,
  game: Pick<Game, 'gameId'>,
  report: Report,
): Promise<void> => {
  const first = await register(options, report)
  await savePreferences(first, report)
  await markFavourite(first, game, report)
  await collectRewards(first, report)
  await first.call('requestIdVerification', {})
  await setTimeout(mailGapMs)
  await first.call('requestEmailConfirmation', {})
  await first.call('updateTimeout', { hours: 24 })
  const second = await register(options, report)
  await second.call('updateSelfExclusion', { until: inOneYear() })
  report.say('Both players take a break')
}
