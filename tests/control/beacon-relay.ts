import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bytes, hex } from '@fairground/fair/encoding/bytes'
import type { BeaconChain } from '@fairground/fair/beacon/beacon'
import { until } from '@fairground/testkit/server/until'
import { freePort } from '@fairground/testkit/services/free-port'
import { run } from '@fairground/testkit/services/process'

const program = join(import.meta.dirname, '..', '..', 'apps', 'sandbox', 'src', 'beacon.ts')

/** Starts the sandbox beacon with a known secret, so that a test knows the rounds beforehand. */
export async function startBeacon(secret: Bytes, chain: BeaconChain) {
  const folder = mkdtempSync(join(tmpdir(), 'beacon-'))
  writeFileSync(join(folder, 'secret'), hex(secret))
  writeFileSync(join(folder, 'chain.json'), JSON.stringify(chain))
  const port = await freePort()
  const running = run(process.execPath, [program, '--folder', folder, '--port', String(port)])
  const url = `http://127.0.0.1:${port}`
  await until('the beacon', () => fetch(`${url}/${chain.chainHash}/info`).then(Boolean, () => false))
  return {
    url,
    stop: async () => {
      await running.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
