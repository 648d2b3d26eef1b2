import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { roundAt, roundTime } from '@fairground/fair/beacon/beacon'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'
import { randomness } from '@fairground/fair/beacon/beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import Fastify from 'fastify'

const help = `A local randomness beacon with drand's HTTP protocol and its own key.

  node apps/sandbox/src/beacon.ts --folder FOLDER [--port 4010]

The key is stored in FOLDER. FOLDER/chain.json describes the chain for verifiers. Draws with this beacon are marked
"LOCAL BEACON - NOT PUBLICLY VERIFIABLE".`

const { values } = parseArgs({
  options: { folder: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help || !values.folder) {
  console.log(help)
  process.exit(values.help ? 0 : 2)
}

const secretFile = join(values.folder, 'secret')
const chainFile = join(values.folder, 'chain.json')
mkdirSync(values.folder, { recursive: true, mode: 0o700 })
if (!existsSync(secretFile)) writeFileSync(secretFile, randomBytes(32).toString('hex'), { mode: 0o600 })
const secret = unhex(readFileSync(secretFile, 'utf8'))
const periodSeconds = 3
if (!existsSync(chainFile)) {
  const genesis = Math.floor(Date.now() / 1000) - periodSeconds * 1000
  writeFileSync(chainFile, JSON.stringify(localChain(secret, genesis, periodSeconds, 'local')))
}
const chain = JSON.parse(readFileSync(chainFile, 'utf8')) as ReturnType<typeof localChain>

const signed = new Map<number, string>()
const sign = (round: number): string => {
  const known = signed.get(round) ?? signRound(secret, round)
  signed.set(round, known)
  if (signed.size > 1000) signed.delete(signed.keys().next().value as number)
  return known
}

const app = Fastify()
app.get(`/${chain.chainHash}/info`, () => ({
  public_key: chain.publicKey,
  period: chain.period,
  genesis_time: chain.genesis,
  hash: chain.chainHash,
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: chain.name },
}))
app.get<{ Params: { round: string } }>(`/${chain.chainHash}/public/:round`, (request, reply) => {
  const now = Date.now()
  const round = request.params.round === 'latest' ? roundAt(chain, now) : Number(request.params.round)
  // A beacon must not reveal a future round.
  if (!Number.isSafeInteger(round) || round < 1 || roundTime(chain, round) > now)
    return reply.code(404).send({ error: 'round not published yet' })
  const signature = sign(round)
  return { round, signature, randomness: hex(randomness(unhex(signature))) }
})
const address = await app.listen({ host: '127.0.0.1', port: Number(values.port ?? 4010) })
console.log(`local beacon ${chain.chainHash} on ${address}`)
