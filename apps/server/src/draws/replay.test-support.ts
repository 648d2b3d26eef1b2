import { type DrawFile, openDrawFile } from '@fairground/fair/record/draw-file'
import { patternWins } from '@fairground/fair/games/bingo/settle-bingo'
import { parseOutcome } from '@fairground/fair/games/games'
import { liveTickets } from '@fairground/fair/tickets/placed-tickets'
import { bingoTimeline } from '@fairground/rules/kinds/bingo/timeline'
import { toShownDraws } from '@fairground/rules/playout/shown-draws'
import { type Frame, timeline } from '@fairground/rules/playout/timeline'
import { raffleTimeline } from '@fairground/rules/kinds/raffle/timeline'

/** The play-out computed only from the published file and the start time. */
export const replayDraw = (file: DrawFile, startAt: number): Frame[] => {
  const draw = openDrawFile(file)
  if ('problem' in draw) throw new Error(draw.problem)
  const { rules, result, voids } = draw.record
  const outcome = parseOutcome(rules, result.drawn)
  if (outcome === undefined) throw new Error(`${result.text} is not a possible result`)
  if ('winners' in outcome) return raffleTimeline(outcome.winners, startAt)
  if (!('calls' in outcome)) return timeline(toShownDraws(outcome), startAt)
  if (rules.kind !== 'bingoGame') throw new Error(`${rules.kind} has no calls`)
  const wins = patternWins(rules, outcome, liveTickets(draw.tickets(), voids))
  return bingoTimeline(outcome.calls, Math.max(0, ...wins.map(win => win.call)), startAt)
}
