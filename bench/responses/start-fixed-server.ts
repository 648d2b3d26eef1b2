import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@fairground/testkit/services/free-port'
import { run } from '@fairground/testkit/services/process'

export const startFixedServer = async (body: string): Promise<{ port: number; stop(): Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-fixed-'))
  const bodyFile = join(folder, 'body.json')
  writeFileSync(bodyFile, body)
  const port = await freePort()
  const running = run(process.execPath, [
    join(import.meta.dirname, 'fixed-server.ts'),
    String(port),
    bodyFile,
  ])
  await untilResponding(`http://127.0.0.1:${port}/api/1/init`)
  return {
    port,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const untilResponding = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    const hasResponded = await fetch(url, { method: 'POST' }).then(
      () => true,
      () => false,
    )
    if (hasResponded) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`no response from ${url}`)
}
