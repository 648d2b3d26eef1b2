import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { quicknet, randomness, roundTime, verifyBeacon } from '#beacon/beacon.ts'
import { hex, unhex, utf8 } from '#encoding/bytes.ts'
import { chainFrom } from './hash-chain.ts'
import { closeHash } from '#record/close-record.ts'
import { DrawStream, openDraw, openDraws } from './draw-stream.ts'
import { toDrawField } from '#tickets/draw-field.ts'
import { drawGame } from '#games/games.ts'
import { HmacDrbg } from './hmac-drbg.ts'
import { playerTag, ticketLeaf } from '#tickets/leaf.ts'
import { leafHash, merkleRoot } from './merkle.ts'
import { drawSeed } from './seed.ts'

const round = 657413
const signature =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b'

const chain = chainFrom(sha256(utf8('FD1 test chain secret')), 5)

const leaves = [0, 1, 2, 3, 4, 5, 6].map(i =>
  leafHash(
    ticketLeaf({
      member: 'member-1',
      instance: 'inst-42',
      seq0: i,
      player: playerTag(sha256(utf8(`salt${i}`)), `player-${i}`),
      plays: `${[1, 2, 3, 4, 5, 6].map(n => n + i).join(',')}|${i + 1}`,
      price: 100n,
      currency: 'EUR',
    }),
  ),
)

const C = closeHash({
  member: 'member-1',
  game: 'game-7',
  instance: 'inst-42',
  rulesHash: sha256(utf8('rules')),
  prizeTableHash: sha256(utf8('prizes')),
  treeSize: 7,
  root: merkleRoot(leaves),
  pool: 700n,
  jackpot: 0n,
  currency: 'EUR',
  previous: chain.linkAt(2),
  index: 3,
  beaconChainHash: unhex(quicknet.chainHash),
  round,
})

const S = drawSeed(chain.linkAt(3), C, round, unhex(signature))

describe('FD1 test vectors', () => {
  it('HMAC-DRBG gives the CAVP output (SHA-256, no reseed, count 0)', () => {
    const drbg = new HmacDrbg(
      unhex('ca851911349384bffe89de1cbdc46e6831e44d34a4fb935ee285dd14b71a7488'),
      unhex('659ba96c601dc69fc902940805ec0ca8'),
    )
    drbg.generate(128)
    expect(hex(drbg.generate(128))).toBe(
      'e528e9abf2dece54d47c7e75e5fe302149f817ea9fb4bee6f4199697d04d5b89' +
        'd54fbb978a15b5c443c9ec21036d2460b6f73ebad0dc2aba6e624abf07745bc1' +
        '07694bb7547bb0995f70de25d6b29e2d3011bb19d27676c07162c8b5ccde0668' +
        '961df86803482cb37ed6d5c0bb8d50cf1f50d476aa0458bdaba806f48be9dcb8',
    )
  })

  it('verifies quicknet round 657413', () => {
    expect(new Date(roundTime(quicknet, round)).toISOString()).toBe('2023-09-15T11:00:03.000Z')
    expect(verifyBeacon(quicknet, round, signature)).toBe(true)
    expect(hex(randomness(unhex(signature)))).toBe(
      'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
    )
  })

  it.each([
    ['for the next round', round + 1, signature],
    ['altered', round, signature.replace(/b$/, 'c')],
    ['negated', round, signature.replace(/^b/, '9')],
    ['cut short', round, signature.slice(2)],
    ['in capitals', round, signature.toUpperCase()],
    ['of the point at infinity', round, `c0${'00'.repeat(47)}`],
    ['for round 0', 0, signature],
  ])('rejects its signature %s', (_, atRound, given) => {
    expect(verifyBeacon(quicknet, atRound, given)).toBe(false)
  })

  it('hash chain', () => {
    expect(hex(chain.anchor)).toBe('2badd6d1bd8aac69d2e6629624097b5df21b81afc6fc4816d566aab127e6b2d3')
    expect(hex(chain.linkAt(2))).toBe('a90c0fce3951de595269502b7f9664f04acda68bebccfb2515253298b66ff0bf')
    expect(hex(chain.linkAt(3))).toBe('9a72f5f94eaec7fe30207c3bfb364b9809567b7423c00dbd4284d79047c6c30a')
  })

  it('leaves, root, close hash and seed', () => {
    expect(leaves[0] && hex(leaves[0])).toBe(
      'bcc71907dfecbe7e4bf4c226b061b366974b9baf01bdd90be07b9dc7718f283f',
    )
    expect(hex(merkleRoot(leaves))).toBe('32c1d0b318ab20079867042755a28ef161a7e8d3c8d51b24dd9e8347f738a9b3')
    expect(hex(C)).toBe('7809cc538ca886be91e6d827e041e66ffd5057ac96fd5210e0493b07eb71ba95')
    expect(hex(S)).toBe('16aa19fe0464b8eaaa9f33a3ecb86bb7003057575236f7e1c8eca22a5d8bb162')
  })

  it('draws known numbers', () => {
    const field = toDrawField(7, [])
    expect(drawGame(openDraws('FD1', S, C), { kind: 'oneDrawGame', pick: 6, from: 49 }, field)).toEqual({
      numbers: [36, 7, 6, 32, 33, 24],
    })
    expect(openDraw(S, C, 'lottery/second').pick(1, 10)).toEqual([8])
    expect(openDraw(S, C, 'raffle/main').raffle(3, 7)).toEqual([6, 0, 4])
    expect(openDraw(S, C, 'raffle/main').raffle(5, 1_000_000)).toEqual([
      597135, 381204, 50317, 307114, 422778,
    ])
    const calls = (balls: number) => openDraw(S, C, 'bingo/call').shuffle(balls).slice(0, 10)
    expect(calls(75)).toEqual([17, 8, 51, 67, 15, 36, 69, 37, 28, 35])
    expect(calls(90)).toEqual([2, 43, 4, 61, 57, 36, 63, 9, 51, 26])
  })

  it('discards words from the incomplete last multiple of n', () => {
    const words = [0xffffffff, 0x00000005, 0xfffffffe]
    const stream = new DrawStream(() => words.shift() ?? expect.unreachable())
    expect([stream.uniform(3), stream.uniform(3)]).toEqual([2, 2])
    expect(words).toEqual([])
  })
})
