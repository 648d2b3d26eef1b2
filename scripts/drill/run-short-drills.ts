import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The drills mostly wait for other parts to recover, so two of them fit on two cores beside their stacks. */
const atOnce = 2
const program = join(import.meta.dirname, '..', 'drill.ts')

interface Outcome {
  readonly name: string
  readonly code: number
  readonly seconds: number
  readonly text: string
}

/** Runs all drills in their small sizes and prints the output of each when it has ended. Returns the exit code. */
export const runShortDrills = async (names: readonly string[]): Promise<number> => {
  const waiting = [...names]
  const outcomes: Outcome[] = []
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const outcome = await runShort(name)
      outcomes.push(outcome)
      console.log(`${outcome.text.trimEnd()}\n${name} took ${outcome.seconds.toFixed(0)} s\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const failed = outcomes.filter(({ code }) => code !== 0)
  // The format that .ci/run counts.
  const resultsFile = process.env['TEST_RESULTS']
  if (resultsFile !== undefined) {
    const counts = { numPassedTests: outcomes.length - failed.length, numFailedTests: failed.length }
    writeFileSync(resultsFile, JSON.stringify(counts))
  }
  console.log(`${outcomes.length - failed.length} drills passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}

const runShort = (name: string): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const child = spawn(process.execPath, [program, name, '--short'], { stdio: ['ignore', 'pipe', 'pipe'] })
    const end = (): void => void child.kill('SIGTERM')
    process.once('exit', end)
    let text = ''
    child.stdout.on('data', (piece: Buffer) => void (text += piece.toString()))
    child.stderr.on('data', (piece: Buffer) => void (text += piece.toString()))
    child.once('error', reject)
    child.once('close', code => {
      process.off('exit', end)
      resolve({ name, code: code ?? 1, seconds: (performance.now() - began) / 1000, text })
    })
  })
