import { firstKind } from '../kinds/kind-traits.ts'
import { closed, Name } from '@fairground/contract/entities/values'
import { MinorUnits } from '@fairground/contract/operator/minor-units'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { Type } from 'typebox'
import { useAct } from '#core/api/use-act.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { describeNeed, useRights } from '#core/session/rights.ts'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { type AnyKind, anyKinds } from '../kinds/terms/game-kind.ts'
import { useMoneyFormat } from '../kinds/terms/use-money-format.ts'
import type { GameRow } from './game-row.ts'
import { KindField } from './kind-field.tsx'

const ActDialog = lazy(async () => ({
  default: (await import('#parts/form/dialog/act-dialog.tsx')).ActDialog,
}))

const newGame = closed({ kind: Type.Enum([...anyKinds]), title: Name, cost: MinorUnits })

const findNextId = (games: readonly GameRow[]): number =>
  games.reduce((highest, { gameId }) => Math.max(highest, gameId), 0) + 1

interface NewGameProps {
  readonly games: readonly GameRow[]
  /** All games are loaded, so that the next number is free. */
  readonly isComplete: boolean
}

/** Begins a draft with the template of a kind. */
export function NewGame({ games, isComplete }: NewGameProps) {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const path = usePath()
  const { mayDo } = useRights()
  const { zone } = useFormat()
  const money = useMoneyFormat()
  const save = useAct('saveGameDraft')
  const create = async (value: unknown): Promise<void> => {
    const { kind, title, cost } = value as { kind: AnyKind; title: string; cost: string }
    const id = findNextId(games)
    const { createTemplate } = await import('../kinds/templates/create-template.ts')
    const game = createTemplate({ id, kind, title, cost: BigInt(cost), timeZone: zone })
    await save.mutateAsync({ game, reason: `New game from the template ${kind}` })
    say({ tone: 'win', title: `${title} is a draft. Nothing is sold yet.` })
    await navigate(path('games', id))
  }
  const disabledReason = !mayDo('saveGameDraft')
    ? describeNeed('games.write')
    : isComplete
      ? undefined
      : 'The list of games is loading'
  return (
    <>
      <Button tone="main" icon="plus" onPress={() => setIsOpen(true)} disabledReason={disabledReason}>
        New game…
      </Button>
      {isOpen && (
        <Suspense>
          <ActDialog
            isOpen
            title="New game"
            about="A draft begins with complete terms of its kind. Nothing is sold until another person approves it."
            schema={newGame}
            money={money}
            start={{ kind: firstKind, cost: String(10 ** money.decimals) }}
            labels={{ kind: 'Kind', title: 'Title', cost: 'Price of one line, ticket or card' }}
            fields={{ kind: field => <KindField field={field} /> }}
            submitLabel="Create the draft"
            onClose={() => setIsOpen(false)}
            onSubmit={create}
          />
        </Suspense>
      )}
    </>
  )
}
