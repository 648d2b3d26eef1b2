import { unlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { UsageProblem } from '../usage-problem.ts'

/** Two processes with one key could sign two histories. The kernel frees the socket when the process ends. */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = join(folder, 'lock')
  if (await isAnswered(path)) throw new UsageProblem(`another witness already uses ${folder}`)
  try {
    unlinkSync(path)
  } catch {
    // There was no earlier process.
  }
  const server = createServer(socket => socket.end())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  server.unref()
  return () => server.close()
}

const isAnswered = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
