import { verify } from '@fairground/fair/crypto/signature'
import { type Bytes, hex, unhex } from '@fairground/fair/encoding/bytes'
import { closeHash } from '@fairground/fair/fd2/close'
import { chainHash } from '@fairground/fair/fd2/log-entries'
import { balanceHash } from '@fairground/fair/fd2/control'
import { failpoint } from '#platform/failpoint.ts'
import { checkClose, checkInTime } from './check-close.ts'
import { parseCloseText } from './close-text.ts'
import type { ChainState, SpentIndex } from './log/state.ts'
import type { ChainAnswer, Countersign, CountersignAnswer, GameRef } from './protocol.ts'
import { RequestRefused } from './request-refused.ts'
import type { SignerDeps } from './signer-deps.ts'
import { repeatStatement, signStatement, toAnswer } from './statement.ts'

/**
 * Holds the operators' draw seeds. It answers a close record that it received in time with the link of the draw, locked to
 * the beacon round of the record. The lock cannot be opened earlier, and opening it later does not need the signer.
 */
export class Signer {
  readonly #deps: SignerDeps

  constructor(deps: SignerDeps) {
    this.#deps = deps
  }

  openChain({ game }: GameRef): ChainAnswer {
    return this.#describe(this.#deps.chains.open(game))
  }

  succeedChain({ game }: GameRef): ChainAnswer {
    return this.#describe(this.#deps.chains.succeed(game))
  }

  countersign(request: Countersign): CountersignAnswer {
    const { game, close } = request
    const chain = this.#deps.chains.find(game, close.chain)
    const context = closeHash(parseCloseText(close))
    if (close.index <= chain.spent) return this.#repeat(chain, close.index, context)
    checkClose(this.#deps, game, close, chain)
    this.#checkBalance(request)
    const sealed = this.#seal(chain, context, close.round, close.index)
    const at = checkInTime(this.#deps, close.round)
    this.#deps.journal.append(
      {
        type: 'close',
        game,
        chain: close.chain,
        index: close.index,
        closeHash: hex(context),
        lockHash: hex(sealed.lockHash),
        round: close.round,
        at,
      },
      signStatement(this.#deps, context, sealed.lockHash, at),
    )
    failpoint('signer.afterLog', Number(close.instance))
    return this.#repeat(chain, close.index, context)
  }

  /** The same record gets the same lock, also after a crash; another record is refused. */
  #repeat(chain: ChainState, index: number, context: Bytes): CountersignAnswer {
    const { entry, statement } = findSpent(chain, index, context, 'close')
    const sealed = this.#seal(chain, context, entry.round, index)
    return toAnswer(sealed, repeatStatement(this.#deps, statement, context, sealed.lockHash))
  }

  #seal(chain: ChainState, context: Bytes, round: number, index: number) {
    return this.#deps.locks.seal(context, round, [this.#deps.chains.links(chain).linkAt(index)])
  }

  #checkBalance({ close, balance }: Countersign): void {
    const { controlKeys } = this.#deps
    if (controlKeys.length === 0) {
      if (balance) throw new RequestRefused('balance', 'the signer has no control key')
      return
    }
    if (!balance) throw new RequestRefused('balance', 'the balance of the control system is missing')
    const { member, instance, treeSize } = close
    const [root, pool] = [unhex(close.root), BigInt(close.pool)]
    const hash = balanceHash({ member, instance, treeSize, root, pool, at: balance.at })
    if (!controlKeys.some(key => verify(key, hash, unhex(balance.signature))))
      throw new RequestRefused('balance', 'the control system did not sign this size, root and pool')
  }

  #describe(chain: ChainState): ChainAnswer {
    const { game, chain: number, anchor, length } = chain.entry
    const { key } = this.#deps
    const signature = hex(key.sign(chainHash(game, number, unhex(anchor), length)))
    return { chain: number, anchor, length, signerKey: hex(key.publicKey), signature }
  }
}

/** A spent index, if it belongs to this record. */
export const findSpent = <T extends 'close' | 'seal'>(
  chain: ChainState,
  index: number,
  context: Bytes,
  type: T,
): SpentIndex & { readonly entry: { readonly type: T } } => {
  const spent = chain.recent.get(index)
  if (spent?.entry.type !== type || spent.entry.closeHash !== hex(context))
    throw new RequestRefused('spent', `index ${index} belongs to another record`)
  return spent as SpentIndex & { readonly entry: { readonly type: T } }
}
