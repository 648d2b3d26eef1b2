import { type DemoGame, type DemoMember, demoMembers } from '@fairground/testkit/demo/world'

const meridian = demoMembers[0]!
const six = meridian.games[0]!
const games: readonly DemoGame[] = [
  // The hot one: nearly everything is sold here, and its draws are large.
  { ...six, id: 101, title: 'Hot Six', everyMs: 300_000, offsetMs: 0, cap: 1_000_000 },
  { ...six, id: 102, title: 'Fast Six', fee: 10n, everyMs: 45_000, offsetMs: 0 },
  // Sells out: its buyers meet the edge of the cap again and again.
  { ...six, id: 103, title: 'Small Six', everyMs: 60_000, offsetMs: 20_000, cap: 700 },
].map(game => ({ ...game, playerMax: 1_000_000 }))

/** One operator whose games bring every edge within minutes: a hot game, fast draws, a game that sells out. */
export const faultMember: DemoMember = { ...meridian, games }
export const closeBeforeMs = 15_000
export const startBalance = 100_000_000n
