import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { killTargets } from './kills.ts'
import { delays, failures, reportLines } from './rig-report.ts'
import { runRig } from './rig.ts'

const folder = join(import.meta.dirname, '..', '..', '.run', `faults-${process.pid}`)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('kill -9 of everything while tickets are sold and draws are held: nothing lost, doubled, oversold or off', {
  timeout: 420_000,
}, async () => {
  const seed = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000)
  const say = (line: string) => console.log(line)
  // Either way time enough for every kind of kill once.
  const minutes = process.env['FAULTS_SHORT'] === '1' ? 1.4 : 2
  const report = await runRig({ folder, seed, minutes, killEverySeconds: 9, perSecond: 120, say })
  say(`seed ${seed}`)
  for (const line of reportLines(report)) say(line)
  expect(failures(report)).toEqual([])
  // Other tests share the machine: npm run faults holds to 5 and 10 s.
  expect(delays(report, { takeoverSeconds: 20, recoverySeconds: 30 })).toEqual([])
  expect(new Set(report.kills.map(kill => kill.target))).toEqual(new Set(killTargets))
  expect(report.verdict.acknowledged).toBeGreaterThan(1000)
})
