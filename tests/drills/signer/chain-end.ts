import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawRound } from '@fairground/fair/beacon/beacon'
import { type Chain, chainFrom } from '@fairground/fair/crypto/hash-chain'
import { hex } from '@fairground/fair/encoding/bytes'
import { createSignerClient, SignerRefused } from '@fairground/server/signer/client'
import type { Countersign } from '@fairground/server/signer/protocol'
import { deriveSecrets } from '@fairground/server/signer/secrets'
import { makeCloseText } from '@fairground/server/testing/close-record.test-support'
import { startLocalBeacon } from '@fairground/server/testing/local-beacon.test-support'
import { run, type RunningProcess } from '@fairground/testkit/services/process'
import { retryUntilSuccess } from '#support/retry-until-success.ts'
import type { DrillResult } from '../drill.ts'

const game = '1/7'
const links = 12
const killEvery = 4
const timeoutMs = 20_000
const secret = new Uint8Array(32).fill(7)

/**
 * Spends every link of a chain at a real signer that is killed again and again, each link for one record only, and goes on
 * with the successor.
 */
export const spendChain = async (folder: string): Promise<DrillResult> => {
  const own = join(folder, 'short-chain')
  mkdirSync(own, { recursive: true })
  const beacon = await startLocalBeacon()
  const chainFile = join(own, 'chain.json')
  writeFileSync(chainFile, JSON.stringify(beacon.chain))
  writeFileSync(join(own, 'secrets'), hex(secret))
  const start = (): RunningProcess =>
    run(process.execPath, [join(import.meta.dirname, 'short-chain-signer.ts'), String(links)], {
      logFile: join(own, 'signer-process.log'),
      env: {
        ...process.env,
        FAIRGROUND_SIGNER_FOLDER: own,
        FAIRGROUND_BEACON_CHAIN: chainFile,
        FAIRGROUND_BEACON_URLS: beacon.url,
      },
    })
  const client = createSignerClient({ addresses: [{ socket: join(own, 'signer.sock') }], timeoutMs })
  let signer = start()
  const problems: string[] = []
  let kills = 0
  let refusedRepeats = 0

  const toRequest = (chain: number, seeds: Chain, index: number): Countersign => {
    const closedAt = Date.now()
    const text = makeCloseText(game, {
      chain,
      index,
      previous: hex(seeds.linkAt(index - 1)),
      closedAt,
      round: drawRound(beacon.chain, closedAt),
      beaconChainHash: beacon.chain.chainHash,
    })
    return { game, close: text, balance: null }
  }
  /** A signer on a busy machine can be late; that spends nothing, and a new record follows. */
  const spend = (chain: number, seeds: Chain, index: number) =>
    retryUntilSuccess(() => client.call('countersign', toRequest(chain, seeds, index)))
  const refusal = (request: Countersign): Promise<string> =>
    client.call('countersign', request).then(
      () => 'answered',
      (error: unknown) => (error instanceof SignerRefused ? error.code : String(error)),
    )
  try {
    const derived = deriveSecrets(secret)
    const first = chainFrom(derived.chain(game, 1), links)
    await retryUntilSuccess(() => client.call('openChain', { game }))
    for (let index = 1; index <= links; index++) {
      await spend(1, first, index)
      if (index % killEvery === 0) {
        await signer.kill()
        kills += 1
        signer = start()
        await retryUntilSuccess(() => client.call('openChain', { game }))
      }
      const again = await refusal(toRequest(1, first, index))
      if (again === 'answered') problems.push(`link ${index} was given to a second record`)
      else refusedRepeats += 1
    }
    const beyond = await refusal({
      ...toRequest(1, first, links),
      close: { ...toRequest(1, first, links).close, index: links + 1 },
    })
    if (beyond !== 'chain') problems.push(`a record after the last link: ${beyond}`)
    const status = await client.call('status', {})
    if (!status.endingChains.some(each => each.game === game))
      problems.push('the status does not name the chain')
    const { chain } = await client.call('succeedChain', { game })
    await spend(chain, chainFrom(derived.chain(game, chain), links), 1)
    const spent = readFileSync(join(own, 'signer.log'), 'utf8')
      .trim()
      .split('\n')
      .map(line => (JSON.parse(line) as { entry: { type: string; chain?: number; index?: number } }).entry)
      .filter(entry => entry.type === 'close')
    const distinct = new Set(spent.map(entry => `${entry.chain}/${entry.index}`))
    if (distinct.size !== spent.length || spent.length !== links + 1)
      problems.push(`the log of the signer has ${spent.length} closes for ${distinct.size} links`)
    return {
      figures: [
        `end of a chain: ${links} links and the first of its successor spent once each over ${kills} kills, ${refusedRepeats} second records refused, the record after the end refused: ${beyond}`,
      ],
      problems,
    }
  } finally {
    await signer.kill()
    await beacon.stop()
  }
}
