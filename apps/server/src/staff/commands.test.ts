import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFault } from '@fairground/contract/errors'
import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMails } from '@fairground/testkit/services/sandbox'
import { describe, expect, it } from 'vitest'
import { plainPng, uploader } from '#documents/documents.test-support.ts'
import { readPublishedEvents } from '#profile/profile.test-support.ts'
import { findTestStaff, runProposal, runStaffCommand } from './commands.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 13 })

const run = (line: string, more?: readonly string[]) => runStaffCommand(server(), line, more)
const runOk = async (line: string, more?: readonly string[]): Promise<string> => {
  const { code, text } = await run(line, more)
  if (code !== 0) throw new Error(text)
  return text
}

const findPlayerId = async (username: string): Promise<number> => {
  const [row] = await server().sql<{ id: number }>(
    'SELECT id FROM player WHERE member_id = 1 AND username = $1',
    [username],
  )
  return row!.id
}

const lastAuditEntry = async () => {
  const rows = await server().sql<{ actor: string; action: string; before: unknown; after: unknown }>(
    'SELECT actor, action, subject, before, after, reason FROM audit_entry WHERE member_id = 1 ORDER BY seq',
  )
  return rows.at(-1)!
}

const mailed = (username: string, subject: RegExp) =>
  until('a mail', async () =>
    (await getMails(server().sandbox, `${username}@example.test`)).find(mail => subject.test(mail.subject)),
  )

const submitted = async (
  person: TestPlayer,
  kind: 'id' | 'address',
): Promise<{ id: number; uploadId: string }> => {
  const answer = await uploader(server())(person, await plainPng(8, 8))
  if (isFault(answer)) throw new Error(answer.name)
  const { uploadId } = answer
  const document = { kind: 'passport', fileName: 'me.png', contentType: 'image/png', uploadId } as const
  const { request } = await person.call('submitVerificationRequest', { kind, documents: [document] })
  return { id: request.id, uploadId }
}

describe('the document commands', () => {
  it('list documents, which the console shows, and log who read them and why', async () => {
    const person = await server().login('crowd1')
    const { id, uploadId } = await submitted(person, 'id')
    expect(await runOk('documents list')).toMatch(
      new RegExp(`request ${id}  crowd1  id\\n  ${uploadId}  passport`),
    )
    expect(await lastAuditEntry()).toMatchObject({ action: 'list-documents' })
    const [member] = await findTestStaff(server())
    const seen = await member.call('showDocument', { uploadId, reason: 'a test' }, 1)
    expect(seen.contentType).toBe('image/jpeg')
    expect(await lastAuditEntry()).toMatchObject({
      actor: expect.stringMatching(/^staff\/\d+$/),
      action: 'show-document',
      subject: `document/${uploadId}`,
      reason: 'a test',
    })
  })

  it('verify the identity on approval and notify the player', async () => {
    const person = await server().login('alice')
    const { id } = await submitted(person, 'id')
    await runOk(`approve ${id}`)
    await until(
      'the verification',
      async () => (await person.call('loginCheck', {})).player.verification.idVerified,
    )
    const { player } = await person.call('loginCheck', {})
    expect(player.verification.verificationStatus).toBe('VERIFIED')
    const events = await readPublishedEvents(server(), player.id)
    expect(events.slice(-2)).toMatchObject([
      {
        event: 'idVerification',
        verificationStatus: 'VERIFIED',
        idVerifiedDate: player.verification.idVerifiedDate,
      },
      { event: 'reloadVerificationRequest' },
    ])
    expect(await run(`approve ${id}`)).toMatchObject({ code: 2 })
    expect((await mailed('alice', /has checked/)).text).toContain('everything is in order')
  })

  it('verify the address on approval of an address request', async () => {
    const person = await server().login('crowd3')
    const { id } = await submitted(person, 'address')
    await runOk(`approve ${id}`)
    const { player } = await person.call('loginCheck', {})
    expect((await readPublishedEvents(server(), player.id)).slice(-2)).toMatchObject([
      { event: 'addressVerification', eventType: 31, addressVerified: true },
      { event: 'reloadVerificationRequest' },
    ])
  })

  it('report the reason of a rejection and allow a new submission', async () => {
    const person = await server().login('bob')
    const { id } = await submitted(person, 'id')
    await runOk(`reject ${id} --text "The picture is blurred."`)
    const { request } = await person.call('getLastVerificationRequest', {})
    expect(request).toMatchObject({ status: 'REJECTED', message: 'The picture is blurred.' })
    const { player } = await person.call('loginCheck', {})
    expect(player.verification).toMatchObject({ idVerified: false, verificationStatus: 'REJECTED' })
    expect((await mailed('bob', /couldn’t accept/)).text).toContain('The picture is blurred.')
    expect((await submitted(person, 'id')).id).not.toBe(id)
    const waiting = await person.call('loginCheck', {})
    expect(waiting.player.verification.verificationStatus).toBeNull()
  })

  it('request documents from a player', async () => {
    const person = await server().login('crowd5')
    await runOk('request-documents crowd5 --kind address --text "Please send a bill."')
    const { request } = await person.call('getLastVerificationRequest', {})
    expect(request).toMatchObject({ kind: 'address', status: 'REQUESTED', message: 'Please send a bill.' })
    expect(await run('request-documents crowd5 --kind shoe --text x')).toMatchObject({ code: 2 })
  })
})

describe('a ban', () => {
  it('ends all sessions and is lifted by two staff members', async () => {
    const { call } = await server().login('crowd6')
    await runOk('ban CROWD6')
    const playerId = await findPlayerId('crowd6')
    expect((await readPublishedEvents(server(), playerId)).at(-1)).toMatchObject({
      event: 'clientInvalidate',
      eventType: 6,
      reason: 'banned',
    })
    // A gateway caches a session for up to a second.
    const fault = await until('the end of the session', () =>
      expectFault(call, 'getPlayerAccounts', {}).catch(() => undefined),
    )
    expect(fault).toMatchObject({ name: 'session.banned' })
    const login = { username: 'crowd6', password: demoPassword }
    expect(await expectFault(server().rest().call, 'login', login)).toMatchObject({ code: 106 })

    expect(await runProposal(server(), 'unban crowd6')).toBe('executed')
    const [first, second] = await findTestStaff(server())
    expect(await lastAuditEntry()).toMatchObject({
      actor: `staff/${first.staffId}`,
      action: 'unbanPlayer',
      after: { approvers: [`staff/${second.staffId}`], change: { status: 'active' } },
    })
    await server().rest().call('login', login)
  })

  it('signs out a browser that only has an open channel', async () => {
    const { token } = await server().login('crowd13')
    const channel = server().channel('north', { token })
    channel.open()
    await until('a connection', () => channel.state().status === 'connected')
    await runOk('ban crowd13')
    await until('the bye', () => channel.state().bye === 'banned')
  })

  it('leaves an excluded player excluded when it is lifted', async () => {
    await server().sql(
      `UPDATE player SET status = 'selfExcluded' WHERE member_id = 1 AND username = 'crowd7'`,
    )
    await runOk('ban crowd7')
    await runProposal(server(), 'unban crowd7')
    const login = { username: 'crowd7', password: demoPassword }
    expect(await expectFault(server().rest().call, 'login', login)).toMatchObject({ code: 107 })
    expect(await run('close crowd7')).toMatchObject({ code: 2 })
  })
})

describe('the staff commands', () => {
  it('close an account', async () => {
    const { token } = await server().login('crowd8')
    const channel = server().channel('north', { token })
    channel.open()
    await until('a connection', () => channel.state().status === 'connected')
    await runOk('close crowd8')
    await until('the bye', () => channel.state().bye === 'closed')
    const login = { username: 'crowd8', password: demoPassword }
    expect(await expectFault(server().rest().call, 'login', login)).toMatchObject({ code: 105 })
    expect(await run('ban crowd8')).toMatchObject({ code: 2 })
  })

  it('unlock an account', async () => {
    const wrong = { username: 'crowd9', password: 'wrong1234' }
    for (let i = 0; i < 7; i++) await expectFault(server().rest().call, 'login', wrong)
    const right = { username: 'crowd9', password: demoPassword }
    expect(await expectFault(server().rest().call, 'login', right)).toMatchObject({ code: 106 })
    await runOk('unlock crowd9')
    await server().rest().call('login', right)
  })

  it('reset the second factor', async () => {
    const playerId = await findPlayerId('crowd10')
    expect(await run('reset-second-factor crowd10')).toMatchObject({ code: 2 })
    await server().sql(
      `INSERT INTO totp (member_id, player_id, sealed_secret, confirmed_at) VALUES (1, $1, '\\x00', now())`,
      [playerId],
    )
    await runOk('reset-second-factor crowd10')
    expect(await server().sql('SELECT FROM totp WHERE player_id = $1', [playerId])).toEqual([])
  })

  it('store the secrets of the identity provider and the partner encrypted', async () => {
    const file = join(server().folder, 'secret')
    writeFileSync(file, 'a secret of the operator\n')
    await runOk(`identity-provider https://id.example --client north --secret-file ${file}`)
    expect(await lastAuditEntry()).toMatchObject({
      after: { issuer: 'https://id.example', clientId: 'north' },
    })
    await runOk(`whitelabel https://play.example/sessions --secret-file ${file}`)
    expect(await run(`whitelabel http://play.example/ --secret-file ${file}`)).toMatchObject({ code: 2 })
    const [stored] = await server().sql<{ all: string }>(
      'SELECT i::text || w::text AS all FROM identity_provider i, whitelabel_partner w',
    )
    expect(stored?.all).toContain('play.example')
    expect(stored?.all).not.toMatch(new RegExp(`secret of|${Buffer.from('secret of').toString('hex')}`))
  })

  it('set the segment', async () => {
    await runOk('segment crowd11 --segment D2')
    expect((await readPublishedEvents(server(), await findPlayerId('crowd11'))).at(-1)).toMatchObject({
      event: 'playerSegment',
      playerSegment: 'D2',
    })
    expect(await run('segment crowd11 --segment blocked')).toMatchObject({ code: 2 })
  })

  it.each([
    ['ban crowd12', [], '--reason is missing'],
    ['ban nobody_at_all', undefined, 'there is no player nobody_at_all'],
    ['ban', undefined, 'the target is missing'],
    ['ban crowd12 crowd11', undefined, 'give only one target'],
    ['promote crowd12', undefined, 'there is no command promote'],
    ['approve 999999', undefined, 'is not waiting for an answer'],
  ])('refuse %s %j and log nothing', async (line, more, why) => {
    const before = await lastAuditEntry()
    expect(await run(line, more)).toMatchObject({ code: 2, text: expect.stringContaining(why) })
    expect(await lastAuditEntry()).toEqual(before)
  })

  it('refuse players of another operator', async () => {
    await server().sql(
      `UPDATE player SET username = 'southerner' WHERE member_id = 2 AND username = 'crowd12'`,
    )
    expect(await run('ban southerner')).toMatchObject({ code: 2 })
  })
})
