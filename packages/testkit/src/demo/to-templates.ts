import type { GameSchedule, GameTemplate } from '@fairground/contract/operator/game-template'
import { moneySettingNames } from '@fairground/contract/operator/operator-settings'
import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import type { DemoGame } from './demo-game.ts'
import { type DemoMember, getDemoHost, openAheadCount } from './world.ts'

type OperatorTemplate = OperatorInput<'createOperator'>['operator']
type MoneySettings = ProposalPayload<'changeMoneySettings'>['settings']

const isMoney = ([name]: [string, unknown]): boolean => (moneySettingNames as string[]).includes(name)

/** The settings of an operator that need two people. */
export const toMoneySettings = ({ settings = {} }: DemoMember): MoneySettings =>
  Object.fromEntries(Object.entries(settings).filter(isMoney))

/** An operator of the demo as the API creates it, without its settings of money. */
export const toOperatorTemplate = (member: DemoMember): OperatorTemplate => {
  const { code, name, look, scheme, currency, siteKey, title, description, returns, settings = {} } = member
  const site = Object.fromEntries(Object.entries(settings).filter(entry => !isMoney(entry)))
  return {
    code,
    name,
    look,
    scheme,
    hosts: [getDemoHost(member)],
    profile: 'standard',
    currency,
    siteKey,
    ...(returns && { returns: { ...returns } }),
    settings: { title, description, ...site },
  }
}

const toSchedule = (
  { everyMs, offsetMs, startAfterFullMs }: DemoGame,
  closeBeforeStartMs: number,
): GameSchedule =>
  startAfterFullMs === undefined
    ? { everyMs, offsetMs, closeBeforeStartMs, openAheadCount }
    : { startAfterFullMs }

const defaultCap = 100_000
const defaultPlayerMax = 50

/** A game of the demo as a proposal publishes it. */
export const toGameTemplate = (game: DemoGame, closeBeforeStartMs: number): GameTemplate => ({
  id: game.id,
  title: game.title,
  titleShort: game.titleShort,
  description: game.description,
  rules: game.rules,
  prizeTable: game.prizeTable,
  cost: String(game.cost),
  fee: String(game.fee),
  cap: game.cap ?? defaultCap,
  playerMax: game.playerMax ?? defaultPlayerMax,
  schedule: toSchedule(game, closeBeforeStartMs),
})
