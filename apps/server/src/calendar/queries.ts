import type { Tx } from '@fairground/database/transaction'

export const findDraw = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('game_instance as instance')
    .innerJoin('game', join =>
      join.onRef('game.member_id', '=', 'instance.member_id').onRef('game.id', '=', 'instance.game_id'),
    )
    .select([
      'instance.id',
      'game.title',
      'game.rule',
      'instance.status',
      'instance.start_at',
      'instance.created_at',
      'instance.reschedules',
    ])
    .where('instance.member_id', '=', memberId)
    .where('instance.id', '=', instanceId)
    .executeTakeFirst()
