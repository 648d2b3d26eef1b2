import { type DrawFile, openDrawFile } from '@fairground/fair/draw-file'
import { patternWins } from '@fairground/fair/games/bingo-settle'
import { outcomeOf } from '@fairground/fair/games/games'
import { liveTickets } from '@fairground/fair/tree-places'
import { bingoTimeline } from '@fairground/rules/playout/bingo'
import { drawsOf } from '@fairground/rules/playout/shown-draws'
import { type Frame, timeline } from '@fairground/rules/playout/timeline'
import { raffleTimeline } from '@fairground/rules/raffle/timeline'

/** The show by the published file and the start time alone: nothing of the server, nothing of its database. */
export const replayOf = (file: DrawFile, startAt: number): Frame[] => {
  const draw = openDrawFile(file)
  if ('problem' in draw) throw new Error(draw.problem)
  const { rules, result, voids } = draw.record
  const outcome = outcomeOf(rules, result.drawn)
  if (outcome === undefined) throw new Error(`${result.text} cannot have been drawn`)
  if ('winners' in outcome) return raffleTimeline(outcome.winners, startAt)
  if (!('calls' in outcome)) return timeline(drawsOf(outcome), startAt)
  if (rules.kind !== 'bingoGame') throw new Error(`a ${rules.kind} calls no numbers`)
  const wins = patternWins(rules, outcome, liveTickets(draw.tickets(), voids))
  return bingoTimeline(outcome.calls, Math.max(0, ...wins.map(win => win.call)), startAt)
}
