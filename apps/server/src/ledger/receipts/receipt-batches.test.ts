import { parseBatchReceipt, verifyBatchReceipt } from '@fairground/fair/fd2/batch-receipts'
import { parseOwnReceipt } from '@fairground/fair/tickets/own-receipt'
import { hex } from '@fairground/fair/encoding/bytes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuyerReceipt } from '#ledger/book/receipts.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { runBatch } from '#ledger/lane/batch.ts'
import { withMemberClient } from '#ledger/member-client.ts'
import type { JoinAnswer } from '#ledger/sale/sell.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { takeLane, testPlatformKey } from '#testing/take-lane.test-support.ts'
import { queryWithClient, readBatches } from './stored-batches.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks({ cost: 200n, fee: 10n, cap: 50, playerMax: 20 })
})
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

/** The receipts of each command of one batch. */
const buy = async (commands: readonly AnyCommand[]): Promise<readonly (readonly BuyerReceipt[])[]> => {
  const lane = await takeLane(books.app.pool, books.memberId)
  const replies = await runBatch(lane, commands).catch(async (error: unknown) => {
    await lane.release()
    throw error
  })
  await lane.release()
  return replies.map(reply => {
    const answer = 'ok' in reply ? (reply.ok as JoinAnswer) : undefined
    if (!answer || !('receipts' in answer)) throw new Error('not sold')
    return answer.receipts
  })
}

const readAll = () =>
  withMemberClient(books.app.pool, books.memberId, client =>
    readBatches(queryWithClient(client), books.memberId, { from: 1n, to: 1000n }),
  )

const newJoin = async (instanceId: number, lines: readonly (readonly number[])[]) => {
  const [playerId] = await books.players(1)
  return joinCommand({ playerId: playerId!, instanceId, lines: lines.map(line => [...line]) })
}

const isGenuine = (receipt: BuyerReceipt): boolean => {
  const parsed = parseBatchReceipt(JSON.parse(JSON.stringify(receipt)))
  if ('problem' in parsed) throw new Error(parsed.problem)
  return verifyBatchReceipt(testPlatformKey.publicKey, parsed)
}

describe('the receipts of a batch', () => {
  it('share one signature over two instances and verify one by one', async () => {
    const [first, second] = [await books.instance(), await books.instance()]
    const commands = [
      await newJoin(first, [
        [1, 2],
        [3, 4],
        [5, 6],
      ]),
      await newJoin(second, [[1, 2]]),
      await newJoin(first, [[7, 8]]),
    ]
    const before = await readAll()
    const sold = (await buy(commands)).flat()
    expect(sold.map(isGenuine)).toEqual([true, true, true, true, true])
    const batches = await readAll()
    expect(batches).toHaveLength(before.length + 1)
    const { n, hash, signature, tickets, count } = batches.at(-1)!
    expect([count, tickets.map(ticket => `${ticket.instance}/${ticket.seq0}`)]).toEqual([
      5,
      [`${first}/0`, `${first}/1`, `${first}/2`, `${second}/0`, `${first}/3`],
    ])
    expect(sold).toMatchObject(
      [0, 1, 2, 3, 4].map(index => ({
        version: 2,
        batch: { n: Number(n), index, signature: hex(signature) },
      })),
    )
    // Receipts of one instance state the tree at the end of the batch.
    expect(sold.map(receipt => receipt.treeSize)).toEqual([4, 4, 4, 1, 4])
    const [next] = (await buy([await newJoin(first, [[2, 3]])])).flat()
    expect(next).toMatchObject({ batch: { n: Number(n) + 1, previous: hex(hash) } })
  })

  it('are the same for a repeated purchase, in the same batch, a later one and after a takeover', async () => {
    const instanceId = await books.instance()
    const command = await newJoin(instanceId, [
      [1, 2],
      [3, 4],
    ])
    const other = await newJoin(instanceId, [[5, 6]])
    const [sold, repeated] = await buy([command, command, other])
    expect(repeated).toEqual(sold)
    const count = (await readAll()).length
    const [again] = await buy([command])
    expect(again).toEqual(sold)
    expect(await readAll()).toHaveLength(count)
    const [mixed, fresh] = await buy([command, await newJoin(instanceId, [[7, 8]])])
    expect(mixed).toEqual(sold)
    expect(fresh?.map(isGenuine)).toEqual([true])
  })

  it('are of version 1 for a purchase from before the batches', async () => {
    const instanceId = await books.instance()
    const command = await newJoin(instanceId, [[1, 2]])
    await buy([command])
    const where = `member_id = ${books.memberId} AND instance_id = ${instanceId}`
    const { n, index } = await books.one<{ n: bigint; index: number }>(
      `SELECT batch_n AS n, batch_index AS index FROM ticket WHERE ${where}`,
    )
    const asOwner = async (...statements: readonly string[]) => {
      for (const statement of [
        'ALTER TABLE ticket DISABLE TRIGGER append_only',
        ...statements,
        'ALTER TABLE ticket ENABLE TRIGGER append_only',
      ])
        await books.rows(statement)
    }
    await asOwner(
      'ALTER TABLE ticket DROP CONSTRAINT ticket_batch_check',
      `UPDATE ticket SET batch_n = NULL, batch_index = NULL WHERE ${where}`,
    )
    const [[receipt]] = (await buy([command])) as [[BuyerReceipt]]
    const parsed = parseOwnReceipt(receipt)
    if ('problem' in parsed) throw new Error(parsed.problem)
    expect(receipt).not.toHaveProperty('version')
    expect(parsed.isSignedBy(testPlatformKey.publicKey)).toBe(true)
    await asOwner(
      `UPDATE ticket SET batch_n = ${n}, batch_index = ${index} WHERE ${where}`,
      'ALTER TABLE ticket ADD CONSTRAINT ticket_batch_check CHECK (batch_n IS NOT NULL AND batch_index IS NOT NULL) NOT VALID',
    )
  })
})

describe('an attacker with the application role', () => {
  const attack = (statement: string, values: readonly unknown[] = []) =>
    withMemberClient(books.app.pool, books.memberId, client =>
      client.query(statement, [books.memberId, ...values]),
    )
  const insert = (n: string, previous: string) =>
    `INSERT INTO receipt_batch (member_id, n, count, root, previous, unix_ms, hash, signature)
     SELECT $1, ${n}, 1, root, ${previous}, unix_ms, sha256('forged'), signature
       FROM receipt_batch WHERE member_id = $1 ORDER BY n DESC LIMIT 1`

  it.each([
    ['skip a number', insert('n + 2', 'hash'), /violates foreign key/],
    ['give a number twice', insert('n', 'previous'), /violates unique constraint|duplicate key/],
    ['continue another history', insert('n + 1', `sha256('other')`), /violates foreign key/],
    ['begin a second chain', insert('1', `decode(repeat('00', 32), 'hex')`), /duplicate key/],
    ['begin before the first batch', insert('0', `decode(repeat('00', 32), 'hex')`), /check constraint/],
    ['change a batch', `UPDATE receipt_batch SET unix_ms = 1 WHERE member_id = $1`, /permission denied/],
    ['delete a batch', `DELETE FROM receipt_batch WHERE member_id = $1`, /permission denied/],
    ['move a ticket', `UPDATE ticket SET batch_index = 9 WHERE member_id = $1`, /permission denied/],
  ])('cannot %s', async (_, statement, message) => {
    await expect(attack(statement)).rejects.toThrow(message)
  })

  it('cannot make the lane append to an older batch', async () => {
    const [last] = await books.rows<{ n: bigint; hash: Buffer }>(
      'SELECT receipt_batch_n AS n, receipt_batch_hash AS hash FROM lane WHERE member_id = $1',
      [books.memberId],
    )
    const setHead = (n: bigint) => attack('UPDATE lane SET receipt_batch_n = $2 WHERE member_id = $1', [n])
    const command = await newJoin(await books.instance(), [[1, 2]])
    await setHead(last!.n - 1n)
    await expect(buy([command])).rejects.toThrow(/duplicate key|foreign key/)
    await setHead(last!.n)
    expect((await buy([command])).flat().map(isGenuine)).toEqual([true])
  })
})
