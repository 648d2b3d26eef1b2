import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inMember } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import type { DrawRecord } from '@fairground/fair/fd2/draw-record'
import { EntryWatch } from '@fairground/fair/log/watch-entries'
import { verifyDraw } from '@fairground/fair/verify'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishGame } from '#draws/publish-game.ts'
import { takeStep } from '#draws/take-step.ts'
import { readDrawFile } from '#instances/draw-lines.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findGame } from '#lifecycle/queries.ts'
import { openSigningKey } from '#platform/keys.ts'
import type { TermEntry } from '#public-log/signer-term.ts'
import { createSender, createSignerClient, type SignerClient } from '#signer/client.ts'
import type { LogPosition, TermAnswer } from '#signer/protocol.ts'
import { addMember } from '#testing/add-rows.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage, startStageSigner } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

const program = join(import.meta.dirname, '..', '..', 'signer', 'program.ts')
const folder = mkdtempSync(join(tmpdir(), 'signer-term-'))
const file = join(folder, 'term.json')
let books: Books
let stage: DrawStage
let player: number
/** The draw that the first signer countersigned without the platform receiving the answer. */
let interrupted: number
let term: TermAnswer
let staffConsole: TestConsole
let ada: StaffMember
let grace: StaffMember

beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 3, cost: 100n, payoutPercentage: 50 })
  ;[player] = (await books.players(1)) as [number]
  stage = await openDrawStage(books, { standby: true })
  const senders = [stage.folder, stage.standbyFolder].map(each =>
    createSender({ socket: join(each, 'signer.sock') }, undefined, 10_000),
  )
  staffConsole = await openTestConsole(books, {
    readSigners: () => Promise.all(senders.map(send => send('status', {}).catch(() => undefined))),
  })
  ada = await staffConsole.hire(['drawOfficer'], { memberId: null })
  grace = await staffConsole.hire(['drawOfficer'], { memberId: null })
})
afterAll(async () => {
  await staffConsole.close()
  await stage.close()
  rmSync(folder, { recursive: true })
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

/** Sells a ticket and ends the sale. The next step countersigns the close record. */
const sellAndClose = async (): Promise<number> => {
  const id = await books.instance()
  const { request } = joinCommand({ playerId: player, instanceId: id, lines: [[1], [2]] })
  expect(await stage.deps.lane.submit(books.memberId, 'join', request)).toMatchObject({ exitCode: 0 })
  await stage.makeDue(id)
  await stage.step(id)
  return id
}

const using = (signer: SignerClient): OrganizerDeps => ({ ...stage.deps, signer })

const readEntries = async (memberId = books.memberId) =>
  (
    await books.rows<{ body: Buffer }>('SELECT body FROM log_entry WHERE member_id = $1 ORDER BY index', [
      memberId,
    ])
  ).map(({ body }) => JSON.parse(body.toString('utf8')) as { t: string; instance?: string })
const readTerms = async (memberId?: number) => (await readEntries(memberId)).filter(({ t }) => t === 'term')
const isLogged = async (id: number) =>
  (await readEntries()).some(({ t, instance }) => t === 'close' && instance === String(id))

const countAudit = async () =>
  Number((await books.one<{ n: bigint }>('SELECT count(*) AS n FROM audit_entry WHERE member_id > 0')).n)

/** Verifies the published record and returns it. */
const expectValid = async (id: number): Promise<DrawRecord> => {
  const { body } = await books.one<{ body: string }>('SELECT body FROM draw_record WHERE instance_id = $1', [
    id,
  ])
  const draw = { memberId: books.memberId, instanceId: id, body }
  const published = await readDrawFile(query => inMember(books.app.db, books.memberId, query), draw)
  const verdict = verifyDraw(published)
  expect(verdict.failed).toBeUndefined()
  expect(verdict.valid).toBe(true)
  return JSON.parse(body) as DrawRecord
}

/** Makes the standby active as docs/OPERATIONS.md says, and stores what it prints. */
const takeOver = async ({ k, head }: LogPosition): Promise<TermAnswer> => {
  const order = ['term', '--new', '--expect', `${k}:${head}`, '--by', 'Ada', '--by', 'Grace']
  const env = { ...process.env, FAIRGROUND_SIGNER_FOLDER: stage.standbyFolder }
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...order], { env })
  writeFileSync(file, stdout)
  return JSON.parse(stdout) as TermAnswer
}

const describeError = (error: unknown): string =>
  error instanceof OperatorCallFault ? error.fault.text : String(error)

const propose = (by: StaffMember, own: string = file): Promise<number> =>
  by.propose(0, 'logSignerTerm', { term: readFileSync(own, 'utf8') }, 'the first signer is lost')

/** Two draw officers log the term. Returns the outcome as text. */
const logTerm = async (own: string = file): Promise<string> => {
  try {
    const { status, result } = await grace.vote(0, await propose(ada, own))
    return `${status} ${JSON.stringify(result)}`
  } catch (error) {
    return describeError(error)
  }
}

/** The first signer runs again on a machine that does not reach the other one. */
const startOldSigner = async () => {
  const cut = mkdtempSync(join(folder, 'cut-'))
  cpSync(stage.folder, cut, { recursive: true, filter: source => !source.endsWith('.sock') })
  const { beacon } = stage
  const old = await startStageSigner({ folder: cut, beacon, controlKeys: [], chainLength: undefined })
  const addresses = [{ socket: join(cut, 'signer.sock') }]
  return { signer: createSignerClient({ addresses, timeoutMs: 10_000 }), stop: () => old.stop() }
}

const writeTerm = (fields: object): string => {
  const own = join(folder, 'other.json')
  writeFileSync(own, JSON.stringify({ ...term, ...fields }))
  return own
}

const moveSignerPositions = async (by: number) => {
  await books.rows('ALTER TABLE countersigned_close DISABLE TRIGGER USER')
  await books.rows('UPDATE countersigned_close SET signer_k = signer_k + $1', [by])
  await books.rows('ALTER TABLE countersigned_close ENABLE TRIGGER USER')
}

const expectUnchanged = async (work: () => Promise<void>) => {
  const before = [await readTerms(), await readTerms(books.otherMemberId), await countAudit()]
  await work()
  expect([await readTerms(), await readTerms(books.otherMemberId), await countAudit()]).toEqual(before)
}

describe('after a failover of the signer', () => {
  it('nothing of the new term enters the log before two persons have logged it', async () => {
    const first = await sellAndClose()
    await stage.finish(first)
    await expectValid(first)

    interrupted = await sellAndClose()
    const losesAnswer: SignerClient = {
      call: async (name, body) => {
        const answer = await stage.deps.signer.call(name, body)
        if (name === 'countersign') throw new Error('the answer is lost')
        return answer
      },
    }
    await expect(stage.step(interrupted, using(losesAnswer))).rejects.toThrow('the answer is lost')
    await stage.stopSigner()
    const newest = await books.one<{ k: number; head: string }>(
      `SELECT signer_k::int AS k, encode(signer_head, 'hex') AS head FROM countersigned_close
        WHERE instance_id = $1`,
      [first],
    )
    term = await takeOver(newest)
    expect(term.term).toBe(2)

    const { k } = await stage.deps.signer.call('status', {})
    await expect(stage.step(interrupted)).rejects.toThrow('is in term 2, but the public log')
    await takeStep(stage.deps, await stage.due(interrupted))
    expect(await stage.due(interrupted)).toMatchObject({ status: 'CLOSED', attempts: 1 })
    expect(await isLogged(interrupted)).toBe(false)
    expect(await stage.deps.signer.call('status', {})).toHaveProperty('k', k)
  })

  it('refuses a term that the signer does not confirm', async () => {
    const oldKey = hex(openSigningKey(stage.folder, 'signer').publicKey)
    await expectUnchanged(async () => {
      for (const fields of [{ key: oldKey }, { k: term.k + 1 }, { head: '11'.repeat(32) }, { term: 3 }])
        expect(await logTerm(writeTerm(fields))).toMatch(/^failed .*no signer confirms term/)
      expect(await logTerm(writeTerm({ key: oldKey, term: 1 }))).toContain('a newer term than 1')
      for (const fields of [{ key: 'none' }, { term: -1 }, { more: 1 }])
        expect(await logTerm(writeTerm(fields))).toContain('Refused: the file is not')
      // The log names an entry that the new signer never received.
      await moveSignerPositions(10)
      expect(await logTerm()).toContain('the signer of term 2 lacks entry')
      await moveSignerPositions(-10)
    })
  })

  it('one person cannot log the term', async () => {
    const proposal = await propose(ada)
    await expectUnchanged(async () => {
      expect(await ada.vote(0, proposal).catch(describeError)).toContain('Another person must vote')
      expect(await propose(ada).catch(describeError)).toContain('waits already')
    })
    await ada.call('cancelProposal', { proposalId: proposal, reason: 'the test goes on' })
    expect(await readTerms()).toEqual([])
    await expect(stage.step(interrupted)).rejects.toThrow('is in term 2')
  })

  it('two persons log it for every operator, once', async () => {
    expect(await logTerm()).toMatch(/^executed .*: term 2 logged.*: term 2 logged/)
    const entry: TermEntry = { t: 'term', ...term }
    const actor = [ada, grace].map(({ staffId }) => `staff/${staffId}`).join(', ')
    for (const id of [books.memberId, books.otherMemberId]) {
      expect(await readTerms(id)).toEqual([entry])
      const audit = await books.rows('SELECT actor, action, subject FROM audit_entry WHERE member_id = $1', [
        id,
      ])
      expect(audit).toEqual([{ actor, action: 'log-signer-term', subject: 'signer-term/2' }])
    }
    await expectUnchanged(async () => {
      expect(await logTerm()).toMatch(/^executed .*: term 2 is in the public log/)
    })
  })

  it('completes the interrupted draw with a valid record', async () => {
    await stage.finish(interrupted)
    const { close, keys } = await expectValid(interrupted)
    expect([close.signer.term, keys.signer]).toEqual([2, term.key])
  })

  it('a statement of the old signer does not enter the log', async () => {
    const next = await sellAndClose()
    const { signer, stop } = await startOldSigner()
    const k = term.k - 1
    const refused = 'is in term 1, but the public log'
    await expect(stage.step(next, using(signer))).rejects.toThrow(refused)
    expect(await signer.call('status', {})).toMatchObject({ k, mode: 'unconfirmed' })
    // The signer changed between the two calls of the worker.
    const changing: SignerClient = {
      call: (name, body) => (name === 'status' ? stage.deps.signer : signer).call(name, body),
    }
    await expect(stage.step(next, using(changing))).rejects.toThrow(refused)
    expect(await signer.call('status', {})).toMatchObject({ k: k + 1, mode: 'active' })
    await stop()
    expect(await isLogged(next)).toBe(false)
    await stage.finish(next)
    const { close } = await expectValid(next)
    expect(close.signer.term).toBe(2)
  })

  it('the log of a later operator starts with the term, and a witness reports nothing', async () => {
    const later = books.memberId + 1
    await addMember(books.owner, later, books.gameId, books.terms)
    await until('the log is open', async () => (await readEntries(later)).length > 0)
    expect((await readEntries(later)).slice(0, 2)).toMatchObject([{ t: 'policy' }, { t: 'term', ...term }])
    const game = await inMember(books.app.db, later, tx => findGame(tx, later, books.gameId))
    const { signer, stop } = await startOldSigner()
    await expect(publishGame(using(signer), later, game)).rejects.toThrow('another key than that of term 2')
    await stop()
    await publishGame(stage.deps, later, game)
    expect((await readEntries(later)).at(-1)).toMatchObject({ t: 'game', keys: { signer: term.key } })

    const watch = new EntryWatch()
    const rows = await books.rows<{ body: Buffer }>(
      'SELECT body FROM log_entry WHERE member_id = $1 ORDER BY index',
      [books.memberId],
    )
    expect(rows.flatMap(({ body }) => watch.read(new Uint8Array(body)))).toEqual([])
  })
})
