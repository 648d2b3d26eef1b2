import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sampleFile, sampleRecord } from '@fairground/fair/record/sample-record.test-support'
import { buildPackage } from '@fairground/scripts/packages/build-package.ts'
import { publishedPackages } from '@fairground/scripts/packages/published.ts'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'fairground-packages-'))
const server = useTestServer()

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

beforeAll(async () => {
  const tarballs: string[] = []
  for (const name of publishedPackages) tarballs.push(await buildPackage(name))
  write('package.json', JSON.stringify({ private: true, type: 'module' }))
  // `npm ci` has filled the cache with the dependencies.
  await run('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', ...tarballs], {
    cwd: folder,
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

const record = sampleRecord({ tickets: 12, seed: 'packages' })
const toText = (draw: typeof record): string => [...sampleFile(draw).lines(), ''].join('\n')

it('verifies a draw with the installed command', async () => {
  const good = write('good.jsonl', toText(record))
  const { stdout } = await run('npx', ['--no-install', 'fair', 'verify', good], { cwd: folder })
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('VALID')
  const bad = write('bad.jsonl', toText({ ...record, pool: '1' }))
  await expect(run('npx', ['--no-install', 'fair', 'verify', bad], { cwd: folder })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('INVALID: step'),
  })
})

it('verifies a draw in a script', async () => {
  const script = `
    import { readFileSync } from 'node:fs'
    import { verifyDraw } from '@fairground/fair/verify'
    const lines = readFileSync(process.argv[2], 'utf8').trimEnd().split('\\n')
    const { valid, steps } = verifyDraw({ lines: () => lines.values() })
    console.log(valid, steps.length)`
  const { stdout } = await run(process.execPath, [
    write('verify.js', script),
    write('draw.jsonl', toText(record)),
  ])
  expect(stdout).toMatch(/^true \d+\n$/)
})

it('calls a server in a script', async () => {
  const script = `
    import { restClient } from '@fairground/client/rest'
    import { memoryTokenStore } from '@fairground/client/token-store'
    const [baseUrl, memberId, siteKey] = process.argv.slice(2)
    const { call } = restClient({ baseUrl, memberId: Number(memberId), siteKey, token: memoryTokenStore() })
    const { games } = await call('getFilteredGames', { filter: { maxResults: 10 } })
    console.log(games.length)`
  const { id, siteKey } = server().member()
  const { stdout } = await run(process.execPath, [
    write('call.js', script),
    server().baseUrl,
    String(id),
    siteKey,
  ])
  expect(Number(stdout)).toBeGreaterThan(0)
})

it('calls the console in a script, and gets faults as typed errors', async () => {
  const script = `
    import { createOperatorCall, OperatorCallFault } from '@fairground/operator-client/operator-client'
    const [address, token] = process.argv.slice(2)
    const { operators } = await createOperatorCall(address, () => token)('listOperators', {})
    const refused = await createOperatorCall(address, () => undefined)('listOperators', {}).catch(error => error)
    console.log(operators.length, refused instanceof OperatorCallFault && refused.fault.name)`
  const admin = await server().hire(['platformAdmin'])
  const { stdout } = await run(process.execPath, [
    write('operator.js', script),
    await server().startConsole(),
    admin.token,
  ])
  expect(stdout).toMatch(/^[1-9]\d* staff.notSignedIn\n$/)
})

const compile = (text: string) => {
  write('typed.ts', text)
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        target: 'es2024',
        lib: ['es2024', 'dom'],
        types: [],
        strict: true,
        noEmit: true,
      },
      files: ['typed.ts'],
    }),
  )
  const compiler = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'tsc')
  return run(compiler, ['--pretty', 'false', '-p', folder])
}

it('has declarations that accept right calls and refuse wrong ones', async () => {
  const text = (name: string) => `
    import { restClient } from '@fairground/client/rest'
    import { memoryTokenStore } from '@fairground/client/token-store'
    import { verifyDraw } from '@fairground/fair/verify'
    const { call } = restClient({ baseUrl: '', memberId: 1, siteKey: '', token: memoryTokenStore() })
    export const title: string = (await call('${name}', { filter: {} })).games[0]!.gameTitle
    export const valid: boolean = verifyDraw({ lines: () => [''].values() }).valid`
  await compile(text('getFilteredGames'))
  await expect(compile(text('getUnknownGames'))).rejects.toMatchObject({
    stdout: expect.stringContaining('getUnknownGames'),
  })
})
