import type { DemoGame } from '#demo/demo-game.ts'
import type { MakeTerms } from '#demo/kinds/terms.ts'

type Texts = Pick<DemoGame, 'id' | 'title' | 'titleShort' | 'description' | 'cost'>

/** A game without a timetable: a run starts a few seconds after its last ticket is sold. */
export const startWhenFull = (makeTerms: MakeTerms, cap: number, texts: Texts): DemoGame => ({
  ...texts,
  ...makeTerms({ cost: texts.cost, fee: 0n, cap, seed: texts.cost * 200n }),
  fee: 0n,
  everyMs: 0,
  offsetMs: 0,
  startAfterFullMs: 10_000,
  cap,
  playerMax: Math.ceil(cap / 2),
})
