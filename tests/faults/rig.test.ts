import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { killTargets } from './kills.ts'
import { delays, failures, reportLines } from './rig-report.ts'
import { runRig } from './rig.ts'

const folder = join(import.meta.dirname, '..', '..', '.run', `faults-${process.pid}`)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('kill -9 of every process during sales and draws loses, doubles and oversells nothing', {
  timeout: 420_000,
}, async () => {
  const seed = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000)
  const say = (line: string) => console.log(line)
  // Both durations have time for every kind of kill, even if all random pauses between them are long.
  const times =
    process.env['FAULTS_SHORT'] === '1'
      ? { minutes: 1.5, killEverySeconds: 7 }
      : { minutes: 2, killEverySeconds: 9 }
  const report = await runRig({ folder, seed, ...times, perSecond: 120, say })
  say(`seed ${seed}`)
  for (const line of reportLines(report)) say(line)
  expect(failures(report)).toEqual([])
  // Higher limits than the 5 and 10 s of `npm run faults`, because other tests share the machine.
  expect(delays(report, { takeoverSeconds: 20, recoverySeconds: 30 })).toEqual([])
  expect(new Set(report.kills.map(kill => kill.target))).toEqual(new Set(killTargets))
  expect(report.verdict.acknowledged).toBeGreaterThan(1000)
})
