const clashes = [
  ['player_member_id_username_key_key', 'username'],
  ['player_detail_member_id_email_digest_key', 'email'],
  ['player_detail_member_id_phone_digest_key', 'phone'],
  ['player_detail_member_id_government_id_digest_key', 'governmentId'],
] as const

export type Clash = (typeof clashes)[number][1]

/** Returns which value another player already has, if the error is a violated unique index. */
export const findClash = (error: unknown): Clash | undefined => {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  return clashes.find(([name]) => name === constraint)?.[1]
}
