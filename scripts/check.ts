import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Step, steps } from './check/steps.ts'

const help = `npm run check [-- --only=format,types] [--skip=unit]

Runs every check and prints the output of those that fail.
${steps.map(({ name, about }) => `  ${name.padEnd(8)}${about}`).join('\n')}

TEST_RESULTS=<file> writes the counts in the format of Vitest's JSON reporter.`

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, skip: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return say(help, 0)
  const names = steps.map(({ name }) => name)
  const only = values.only?.split(',') ?? names
  const skip = values.skip?.split(',') ?? []
  const unknown = [...only, ...skip].filter(name => !names.includes(name))
  if (unknown.length > 0) return say(`unknown step: ${unknown.join(', ')}\n\n${help}`, 2)
  return report(steps.filter(({ name }) => only.includes(name) && !skip.includes(name)))
}

/** Half of the steps use a single core. */
const concurrency = 2

const report = async (chosen: readonly Step[]): Promise<number> => {
  const started = performance.now()
  const failed: string[] = []
  const waiting = [...chosen]
  const runRemaining = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      if (!(await passes(step))) failed.push(step.name)
  }
  await Promise.all(Array.from({ length: concurrency }, runRemaining))
  const passed = chosen.length - failed.length
  const file = process.env['TEST_RESULTS']
  if (file) writeFileSync(file, JSON.stringify({ numPassedTests: passed, numFailedTests: failed.length }))
  const summary = `${passed} of ${chosen.length} checks passed in ${seconds(started)}`
  return failed.length === 0 ? say(summary, 0) : say(`${summary}; failed: ${failed.join(', ')}`, 1)
}

const passes = async (step: Step): Promise<boolean> => {
  const started = performance.now()
  const { ok, output } = await step.run()
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(8)}${seconds(started).padStart(8)}`)
  if (!ok) console.log(output.trimEnd().replace(/^/gm, '  '))
  return ok
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

const say = (text: string, code: number): number => {
  console.log(text)
  return code
}

process.exitCode = await main()
