import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { platformId } from '@fairground/contract/operator/roles'
import { useEffect, useState } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { usePath } from '#core/operator/use-path.ts'
import type { PageName } from '#core/pages.ts'
import type { Choice } from './choice.ts'

type Found = OperatorOutput<'findByCode'>['found'][number]

/** A person types on; the server is asked when they pause. */
const pauseMs = 150

const kindWords: Readonly<Record<Found['kind'], string>> = {
  ticket: 'Ticket',
  instance: 'Draw',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  proposal: 'Proposal',
  player: 'Player',
}

const toPlace = ({ kind, id, playerId, instanceId }: Found): readonly [PageName, ...(string | number)[]] => {
  if (kind === 'instance') return ['drawRoom', id]
  if (kind === 'proposal') return ['proposals', id]
  if (kind === 'player') return ['players', id]
  if (kind === 'deposit') return ['money', 'deposits', id]
  if (kind === 'withdrawal') return ['money', 'withdrawals', id]
  return playerId === null ? ['drawRoom', instanceId ?? ''] : ['players', playerId]
}

/** Looks an exact text up on the server. */
export const useFound = (
  text: string,
): { readonly found: readonly Choice[]; readonly isSearching: boolean } => {
  const [code, setCode] = useState('')
  const path = usePath()
  const isAtOperator = useMemberId() !== platformId
  useEffect(() => {
    const timer = setTimeout(() => setCode(text.trim().slice(0, 64)), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isFetching } = useOperation(
    'findByCode',
    { code },
    { isEnabled: isAtOperator && code !== '' },
  )
  if (code === '' || !data) return { found: [], isSearching: isFetching }
  const found = data.found.map(each => {
    const [page, ...rest] = toPlace(each)
    return {
      id: `${each.kind} ${each.id}`,
      title: `${kindWords[each.kind]} ${each.id}`,
      note: each.title,
      page,
      href: path(page, ...rest),
    }
  })
  return { found, isSearching: isFetching }
}
