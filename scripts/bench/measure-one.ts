import { measurements } from '@fairground/bench/measurements.ts'
import type { MeasureTask } from './run-measurement.ts'

// Child processes stop in exit handlers, which run only if this process exits by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { name, ...size } = JSON.parse(process.argv[2] ?? '{}') as MeasureTask
const measured = await measurements[name].run({ ...size, say: text => console.error(text) })
process.send?.(measured, () => process.disconnect())
