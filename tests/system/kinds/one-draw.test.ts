import { testKindLifecycle } from './kind-lifecycle.ts'
import { useKind } from './kind-stage.ts'

const kind = useKind({
  rules: { kind: 'oneDrawGame', pick: 3, from: 20 },
  prizeTable: {
    payoutPercentage: 50,
    progressivePercentage: 10,
    tiers: [
      { name: '3 right', matches: 3, prize: { kind: 'jackpot' } },
      { name: '2 right', matches: 2, prize: { kind: 'share', percent: 67 } },
      { name: '1 right', matches: 1, prize: { kind: 'share', percent: 33 } },
    ],
  },
})

testKindLifecycle(kind, i => ({ lines: [[1 + (i % 18), 2 + (i % 18), 20]] }))
