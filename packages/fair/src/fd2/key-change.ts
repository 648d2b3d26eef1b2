import { verify } from '#crypto/signature.ts'
import { type Bytes, u64be, unhex } from '#encoding/bytes.ts'
import { H2 } from '#encoding/encode.ts'
import type { TypedEntry } from '#log/entry.ts'

/** The parties that have a key in the game entry. */
export type KeyRole = 'platform' | 'signer' | 'control'

export type GameKeys = { readonly [Role in KeyRole]: string }

const isRole = (role: string, keys: GameKeys): role is KeyRole => Object.hasOwn(keys, role)

/** The old key signs this. If it is lost, the two other parties sign, in the order of the game entry. */
export const keyChangeHash = (change: Pick<TypedEntry<'key'>, 'role' | 'old' | 'new' | 'from'>): Bytes =>
  H2('key', change.role, unhex(change.old), unhex(change.new), u64be(change.from))

const signatureLength = 128

/** The keys after the change; the same keys if the change is not valid for them. */
export function applyKeyChange(keys: GameKeys, change: TypedEntry<'key'>): GameKeys {
  const { role, sig } = change
  if (!isRole(role, keys) || keys[role] !== change.old) return keys
  const signers = sig.length === signatureLength ? [keys[role]] : otherKeys(keys, role)
  const hash = keyChangeHash(change)
  const isSigned =
    sig.length === signers.length * signatureLength &&
    signers.every((key, i) => {
      const part = sig.slice(i * signatureLength, (i + 1) * signatureLength)
      return verify(unhex(key), hash, unhex(part))
    })
  return isSigned ? { ...keys, [role]: change.new } : keys
}

const otherKeys = ({ platform, signer, control }: GameKeys, lost: KeyRole): string[] => {
  const others = { platform, signer, control }
  return (Object.keys(others) as KeyRole[]).filter(role => role !== lost).map(role => others[role])
}
