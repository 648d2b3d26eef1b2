import { sixOf49 } from '@fairground/testkit/demo/kinds/terms'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { type DemoGame } from '@fairground/testkit/demo/demo-game'

const meridian = demoMembers[0]!
const six = meridian.games[0]!
const games: readonly DemoGame[] = [
  // The hot game: it gets most purchases, and its draws are large.
  { ...six, id: 101, title: 'Hot Six', everyMs: 300_000, offsetMs: 0, cap: 1_000_000 },
  { ...six, id: 102, title: 'Fast Six', fee: 10n, everyMs: 45_000, offsetMs: 0, cap: 100_000 },
  // Sells out, so that purchases often hit the sales cap.
  { ...six, id: 103, title: 'Small Six', everyMs: 60_000, offsetMs: 20_000, cap: 700 },
].map(game => ({ ...game, ...sixOf49({ ...game, seed: 50_000n }), playerMax: 1_000_000 }))

/** One operator with a hot game, a game with fast draws and a game that sells out. */
export const faultMember: DemoMember = { ...meridian, games }
export const closeBeforeMs = 15_000
export const startBalance = 100_000_000n
