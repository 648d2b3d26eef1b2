import { type Carry, newCarry } from './carry.ts'
import { createDay, type DayFacts, toDay, toSlot } from './day-facts.ts'
import type { PlayEvent } from './play-event.ts'
import type { Thresholds } from './thresholds.ts'

export interface PlayState {
  readonly day: DayFacts
  readonly carry: Carry
}

const minuteMs = 60_000
const percent = (part: bigint, whole: bigint): number => (whole > 0n ? Number((part * 100n) / whole) : 0)

type Step = (state: PlayState, event: PlayEvent, thresholds: Thresholds) => PlayState

/** A purchase of a player on a losing run is a raised stake if it is a multiple of the stake that began the run. */
const addStake: Step = ({ day, carry }, { at, amount }, { raisedStakeTimes, raisedStakeRunTimes }) => {
  const isRun = carry.runStake > 0n
  const runStake = isRun ? carry.runStake : amount
  const isRaised =
    carry.runLoss >= runStake * BigInt(raisedStakeRunTimes) && amount >= runStake * BigInt(raisedStakeTimes)
  return {
    day: {
      ...day,
      staked: day.staked + amount,
      stakes: day.stakes + 1,
      slots: day.slots | (1n << BigInt(toSlot(at))),
      raisedStakes: day.raisedStakes + (isRaised ? 1 : 0),
    },
    carry: {
      ...carry,
      stakeAt: at,
      lossSinceDeposit: carry.lossSinceDeposit + amount,
      runLoss: carry.runLoss + amount,
      runStake,
      stakedSinceWithdrawal: carry.stakedSinceWithdrawal + amount,
    },
  }
}

/** A returned stake was never a loss. */
const returnStake: Step = ({ day, carry }, { amount }) => ({
  day: { ...day, staked: day.staked - amount },
  carry: {
    ...carry,
    lossSinceDeposit: carry.lossSinceDeposit - amount,
    runLoss: carry.runLoss > amount ? carry.runLoss - amount : 0n,
    stakedSinceWithdrawal: carry.stakedSinceWithdrawal > amount ? carry.stakedSinceWithdrawal - amount : 0n,
  },
})

/** A win that covers the losses of the run ends it. Small prizes do not. */
const addWin: Step = ({ day, carry }, { amount }) => {
  const runLoss = carry.runLoss - amount
  return {
    day: { ...day, won: day.won + amount },
    carry: {
      ...carry,
      lossSinceDeposit: carry.lossSinceDeposit - amount,
      ...(runLoss > 0n ? { runLoss } : { runLoss: 0n, runStake: 0n }),
    },
  }
}

/** The player has lost the last deposit, has just played, and deposits again. */
const isChase = (carry: Carry, at: number, { chaseMinutes, chaseLostPercent }: Thresholds): boolean =>
  carry.depositAt !== null &&
  carry.stakeAt !== null &&
  at - carry.depositAt <= 24 * 60 * minuteMs &&
  at - carry.stakeAt <= chaseMinutes * minuteMs &&
  percent(carry.lossSinceDeposit, carry.depositAmount) >= chaseLostPercent

const addDeposit: Step = ({ day, carry }, { at, amount }, thresholds) => ({
  day: {
    ...day,
    deposited: day.deposited + amount,
    deposits: day.deposits + 1,
    chaseDeposits: day.chaseDeposits + (isChase(carry, at, thresholds) ? 1 : 0),
  },
  carry: {
    ...carry,
    depositAt: at,
    depositAmount: amount,
    lossSinceDeposit: 0n,
    depositedSinceWithdrawal: carry.depositedSinceWithdrawal + amount,
  },
})

const reverseDeposit: Step = ({ day, carry }, { amount }) => ({
  day: { ...day, deposited: day.deposited - amount },
  carry: {
    ...carry,
    depositedSinceWithdrawal:
      carry.depositedSinceWithdrawal > amount ? carry.depositedSinceWithdrawal - amount : 0n,
  },
})

/** Money that goes out again with hardly any play in between passed through the account. */
const addWithdrawal: Step = (
  { day, carry },
  { amount },
  { passThroughOutPercent, passThroughPlayPercent },
) => {
  const { depositedSinceWithdrawal: deposited, stakedSinceWithdrawal: staked } = carry
  const isPassThrough =
    deposited > 0n &&
    percent(amount, deposited) >= passThroughOutPercent &&
    percent(staked, deposited) < passThroughPlayPercent
  return {
    day: {
      ...day,
      withdrawn: day.withdrawn + amount,
      passThroughs: day.passThroughs + (isPassThrough ? 1 : 0),
      passedThrough: day.passedThrough + (isPassThrough ? amount : 0n),
    },
    carry: { ...carry, depositedSinceWithdrawal: 0n, stakedSinceWithdrawal: 0n },
  }
}

const returnWithdrawal: Step = ({ day, carry }, { amount }) => ({
  day: { ...day, withdrawn: day.withdrawn - amount },
  carry,
})

const steps: { readonly [K in PlayEvent['kind']]: Step } = {
  stake: addStake,
  stakeReturned: returnStake,
  win: addWin,
  deposit: addDeposit,
  depositReversed: reverseDeposit,
  withdrawal: addWithdrawal,
  withdrawalReturned: returnWithdrawal,
}

/** Adds one event. Events of a player come in the order of their journals, so the result needs no second look. */
export const addEvent = (
  state: PlayState | undefined,
  event: PlayEvent,
  thresholds: Thresholds,
): PlayState => {
  const today = toDay(event.at)
  const carry = state?.carry ?? newCarry
  const day = state?.day.day === today ? state.day : createDay(today)
  return steps[event.kind]({ day, carry }, event, thresholds)
}
