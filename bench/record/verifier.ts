import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../packages/fair/cli/fair.ts', import.meta.url))

export interface Verified {
  readonly seconds: number
  readonly maxMegabytes: number
}

/** Runs the public verifier on a file and records its peak memory. */
export const verifyFile = async (file: string): Promise<Verified> => {
  const started = performance.now()
  const child = spawn(process.execPath, [program, 'verify', file], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  let maxMegabytes = 0
  const watching = setInterval(() => {
    maxMegabytes = Math.max(maxMegabytes, peakMegabytes(child.pid))
  }, 20)
  await new Promise(resolve => child.once('close', resolve))
  clearInterval(watching)
  if (!output.trimEnd().endsWith('\nVALID')) throw new Error(`the file does not verify:\n${output}`)
  return { seconds: (performance.now() - started) / 1000, maxMegabytes }
}

/** The peak memory of a process as counted by the kernel. */
export const peakMegabytes = (pid: number | undefined): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0 // The process has exited.
  }
}
