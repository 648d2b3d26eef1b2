import type { PrizeProblem, ReturnRange } from './check-prizes.ts'

/** A rule that terms break, with what is wrong. Staff see both. */
export interface BrokenRule {
  readonly rule: string
  readonly text: string
}

/** Names the rule behind a problem of the prizes. */
export const describeProblem = (problem: PrizeProblem, range: ReturnRange): BrokenRule => {
  switch (problem.kind) {
    case 'inverted':
      return { rule: 'better-match', text: `tier ${problem.better} can pay less than tier ${problem.lower}` }
    case 'unreachable':
      return { rule: 'reachable-tier', text: `tier ${problem.tier} can never be won` }
    case 'unpayable':
      return { rule: 'jackpot-tier', text: 'the jackpot cannot be won, because no tier pays it' }
    case 'reserve':
      return {
        rule: 'reserve',
        text: `the reserve does not cover the guaranteed prizes: ${problem.needed} are needed`,
      }
    case 'return':
      return {
        rule: 'return-range',
        text: `the return to player of ${problem.percent} % is outside ${range?.min} to ${range?.max} %`,
      }
  }
}
