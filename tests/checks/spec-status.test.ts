import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@fairground/scripts/check/command.ts'
import { describeRuns, readObservedRuns } from '@fairground/scripts/spec/observed-runs.ts'
import { type Declared, specStatus } from '@fairground/scripts/spec/status.ts'
import { unexplained } from '@fairground/scripts/spec/unexplained.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'fairground-spec-'))
const testFile = 'tests/browser/planted.test.ts'

/** Each list ends with names that are declared like the others and never happen. */
const declared: Declared = {
  operations: ['joinGame', 'registeredNeverCalled', 'answeredToTestsOnly'],
  extensions: [],
  events: ['gameStart', 'neverPublished', 'publishedNeverApplied'],
  errors: [
    'join.full',
    'browser.outdated',
    'whitelabel.refused',
    'join.neverRaised',
    'join.neverShown',
    'browser.neverShown',
    'whitelabel.neverReceived',
  ],
  clientErrors: new Set(['browser.outdated', 'browser.neverShown']),
  partnerErrors: new Set(['whitelabel.refused', 'whitelabel.neverReceived']),
  routes: ['/lobby', '/neverVisited'],
  modals: ['login', 'neverOpened'],
  operatorOperations: ['holdDraw', 'approveWithdrawal', 'listGames', 'beginDevice', 'finishDevice'],
  commandLineOperations: new Set(['beginDevice', 'finishDevice']),
  proposalKinds: ['publishGame', 'unbanPlayer'],
  consolePages: ['today', 'money'],
}

const happened: readonly (readonly [observer: string, verb: string, name: string])[] = [
  ['server', 'answered', 'joinGame'],
  ['site', 'called', 'joinGame'],
  ['server', 'answered', 'answeredToTestsOnly'],
  ['server', 'published', 'gameStart'],
  ['site', 'applied', 'gameStart'],
  ['server', 'published', 'publishedNeverApplied'],
  ['server', 'returned', 'join.full'],
  ['site', 'shown', 'join.full'],
  ['server', 'returned', 'join.neverShown'],
  ['site', 'shown', 'browser.outdated'],
  ['server', 'returned', 'whitelabel.refused'],
  ['example', 'received', 'whitelabel.refused'],
  ['server', 'returned', 'whitelabel.neverReceived'],
  ['site', 'shown', 'whitelabel.neverReceived'],
  ['site', 'rendered', '/lobby'],
  ['site', 'opened', 'login'],
  ['server', 'answered', 'operator holdDraw'],
  ['console', 'offered', 'holdDraw'],
  ['server', 'answered', 'operator listGames'],
  ['server', 'answered', 'operator beginDevice'],
  ['console', 'called', 'approveWithdrawal'],
  ['console', 'offered', 'kind publishGame'],
  ['console', 'rendered', 'today'],
]

/** Records the facts with the recorder of the server, in a process of its own. */
const recordAll = (records: string): void => {
  const recorder = join(root, 'apps/server/src/platform/observations.ts')
  const program = `import { observeFact } from ${JSON.stringify(recorder)}
for (const fact of ${JSON.stringify([...happened, ...happened])}) observeFact(...fact)`
  execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, FAIRGROUND_OBSERVATIONS: records },
  })
}

beforeAll(() => {
  for (const file of [testFile, 'tests/browser/not-run.test.ts']) {
    mkdirSync(join(folder, 'tests/browser'), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  const records = join(folder, '.run/observed', testFile)
  recordAll(records)
  writeFileSync(join(records, 'started'), '2026-11-16T09:30:00.000Z short')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm run spec', () => {
  it('counts as built only what was observed and names what each missing part lacks', () => {
    const status = specStatus(declared, readObservedRuns(folder).facts)
    expect(status.operations.built).toEqual(['joinGame'])
    expect(status.operations.lacking).toEqual({
      registeredNeverCalled: 'declared, never answered with success',
      answeredToTestsOnly: 'answered, no client calls it',
    })
    expect(status.events.built).toEqual(['gameStart'])
    expect(status.events.lacking).toEqual({
      neverPublished: 'declared, never published',
      publishedNeverApplied: 'published, never applied',
    })
    expect(status.errors.built).toEqual(['join.full', 'browser.outdated', 'whitelabel.refused'])
    expect(status.errors.lacking).toEqual({
      'join.neverRaised': 'declared, never returned',
      'join.neverShown': 'returned, never shown',
      'browser.neverShown': 'declared, never shown',
      'whitelabel.neverReceived': 'returned, never received by the example client',
    })
    expect(status.routes.lacking).toEqual({ '/neverVisited': 'declared, never rendered with content' })
    expect(status.modals.lacking).toEqual({ neverOpened: 'declared, never opened' })
    expect(status['operator operations'].lacking).toEqual({
      approveWithdrawal: 'declared, never answered with success',
      listGames: 'answered, not in the console',
      finishDevice: 'declared, never answered with success',
    })
    expect(status['operator operations'].built).toEqual(['holdDraw', 'beginDevice'])
    expect(status['proposal kinds'].built).toEqual(['publishGame'])
    expect(status['console pages'].built).toEqual(['today'])
  })

  it('names the runs and counts the test files without one', () => {
    expect(describeRuns(readObservedRuns(folder))).toContain(
      'npm run test:browser: 1 of 2 files, 2026-11-16 09:30 to 2026-11-16 09:30 UTC, 1 of them with --short',
    )
  })

  it('ignores the records of a test file that no longer exists', () => {
    const records = join(folder, '.run/observed/tests/browser/deleted.test.ts')
    mkdirSync(records, { recursive: true })
    writeFileSync(join(records, 'started'), '2026-11-16T09:00:00.000Z')
    writeFileSync(join(records, '1.txt'), 'site opened neverOpened\n')
    expect(readObservedRuns(folder).facts).not.toContain('site opened neverOpened')
  })

  it('says that there are no observations', () => {
    expect(describeRuns(readObservedRuns(join(folder, 'tests')))).toContain('No observations')
  })

  it('fails the check for a part without a reason and reports a deviation that is built', () => {
    const status = specStatus(declared, readObservedRuns(folder).facts)
    const { missing, outdated } = unexplained(status, [
      { part: 'modals', name: 'neverOpened', reason: 'planted' },
      { part: 'modals', name: 'login', reason: 'planted' },
    ])
    expect(missing.map(({ name }) => name)).toContain('neverPublished')
    expect(missing.map(({ name }) => name)).not.toContain('neverOpened')
    expect(outdated.map(({ name }) => name)).toEqual(['login'])
  })
})
