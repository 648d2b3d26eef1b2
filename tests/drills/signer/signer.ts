import type { Drill } from '../drill.ts'
import { spendChain } from './chain-end.ts'
import { loseSigner } from './lost-signer.ts'

export const signer: Drill = {
  proves:
    'the end of a seed chain and minutes without the signer: draws wait or use the successor, nothing is drawn twice, every instance has an outcome',
  async run(options) {
    const chain = await spendChain(options.folder)
    const lost = await loseSigner(options)
    return {
      figures: [...chain.figures, ...lost.figures],
      problems: [...chain.problems, ...lost.problems],
    }
  },
}
