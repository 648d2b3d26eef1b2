import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Runs the tests of these projects with Vitest and returns its exit code. */
export const runVitest = (projects: readonly string[], args: readonly string[]): Promise<number> =>
  new Promise(resolve => {
    const vitest = join(root, 'node_modules', '.bin', 'vitest')
    const chosen = projects.flatMap(project => ['--project', project])
    const child = spawn(vitest, ['run', ...chosen, ...args], { cwd: root, stdio: 'inherit' })
    // Vitest receives the terminal's Ctrl-C itself; this process only waits while Vitest stops its services.
    process.on('SIGINT', () => undefined)
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.once('exit', code => resolve(code ?? 1))
  })
