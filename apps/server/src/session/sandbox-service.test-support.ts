import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { TestServer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { freePort } from '@fairground/testkit/services/free-port'
import { run } from '@fairground/testkit/services/process'
import { openVault, type Vault } from '#vault/vault.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')

/** Starts a service of the sandbox as its own process and waits until it responds. */
export const startSandboxService = async (
  name: string,
  args: readonly string[],
  answers: (port: number) => Promise<unknown>,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-stand-in-'))
  const port = await freePort()
  const running = run(process.execPath, [`apps/sandbox/src/${name}.ts`, '--port', String(port), ...args], {
    cwd: root,
    logFile: join(folder, 'log'),
  })
  await until(name, () =>
    answers(port).then(
      () => true,
      () => false,
    ),
  )
  return {
    port,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs work in a transaction of the operator, with the server's own vault. */
export const runInMember = async (
  { databaseUrl, folder }: Pick<TestServer, 'databaseUrl' | 'folder'>,
  memberId: number,
  work: (tx: Tx, vault: Vault) => Promise<void>,
): Promise<void> => {
  const { db, close } = connect({
    url: databaseUrl,
    connections: 1,
    name: 'set-up',
    onError: () => undefined,
  })
  try {
    await inMember(db, memberId, tx => work(tx, openVault(join(folder, 'keys'))))
  } finally {
    await close()
  }
}

/** Follows redirects like a browser, with cookies, until one leads back to this address. */
export const followRedirects = async (url: string, back: string): Promise<URL> => {
  const cookies = new Map<string, string>()
  let next = new URL(url)
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`no redirect from ${next.href}: ${await response.text()}`)
    next = new URL(location, next)
    if (next.href.startsWith(back)) return next
  }
  throw new Error('too many redirects')
}
