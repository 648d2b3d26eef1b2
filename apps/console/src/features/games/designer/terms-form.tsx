import { lazy, Suspense } from 'react'
import { hasFixedShares } from '../kinds/kind-traits.ts'
import { closed } from '@fairground/contract/entities/values'
import { GameTerms, type GameTemplate } from '@fairground/contract/operator/game-template'
import { isInstantKind } from '@fairground/fair/instant/instant-games'
import type { ReactNode } from 'react'
import type { TSchema } from 'typebox'
import { formatQuantity } from '#core/format/numbers.ts'
import type { FieldError } from '#parts/form/model/check-value.ts'
import { SchemaForm, type SchemaFormProps } from '#parts/form/schema-form.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { getTiers } from '../kinds/terms/fit-terms.ts'
import { type AnyKind, kindWords } from '../kinds/terms/game-kind.ts'
import { hiddenRules, rulesHints, rulesLabels, rulesSchemas } from '../kinds/terms/rules-schemas.ts'
import { poolLabels, poolSchemas } from '../kinds/terms/tier-schemas.ts'
import { useMoneyFormat } from '../kinds/terms/use-money-format.ts'
import { GridsField, RanksField } from './list-fields.tsx'
import styles from './designer.module.css'

const ReserveHint = lazy(async () => ({ default: (await import('./reserve-hint.tsx')).ReserveHint }))

interface TermsFormProps {
  readonly game: GameTemplate
  readonly kind: AnyKind
  readonly live: GameTemplate | undefined
  readonly errors: readonly FieldError[]
  readonly changedCount: number
  readonly isReadOnly: boolean
  readonly onChange: (game: GameTemplate) => void
}

const { cost, fee, cap, playerMax } = GameTerms.properties
const saleSchema = closed({ cost, fee, cap, playerMax })

const within = (errors: readonly FieldError[], group: string): readonly FieldError[] =>
  errors
    .filter(({ path }) => path.startsWith(`${group}.`) && !path.startsWith('prizeTable.tiers'))
    .map(({ path, text }) => ({ path: path.slice(group.length + 1), text }))

const withoutTiers = (table: GameTemplate['prizeTable']) => {
  const { tiers: _, ...rest } = table as Readonly<Record<string, unknown>>
  return rest
}

interface GroupProps extends Pick<SchemaFormProps, 'labels' | 'hints' | 'fields' | 'fixed'> {
  readonly schema: TSchema
  readonly value: unknown
  readonly live: unknown
  readonly errors: readonly FieldError[]
  readonly onChange: (value: unknown) => void
  readonly children?: ReactNode
}

function Group({ live, children, ...form }: GroupProps) {
  const money = useMoneyFormat()
  return (
    <div className={styles.group}>
      <SchemaForm {...form} money={money} {...(live !== undefined && { initial: live })} />
      {children}
    </div>
  )
}

const pick = (names: readonly string[], values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** The rules, the sale and the shares of a game. The form is made from the schema of its kind. */
export function TermsForm(props: TermsFormProps) {
  const { game, kind, live, errors, changedCount, isReadOnly, onChange } = props
  const isDeck = isInstantKind(kind)
  const { line } = kindWords[kind]
  const pool = withoutTiers(game.prizeTable)
  const fixedShares = hasFixedShares(kind) ? ['payoutPercentage', 'progressivePercentage'] : []
  return (
    <Panel
      title="Game"
      about={changedCount > 0 && <Tag tone="info">{formatQuantity(changedCount, 'change')}</Tag>}
    >
      <fieldset disabled={isReadOnly} className={styles.form}>
        <Facts facts={[{ title: 'Kind', value: kindWords[kind].title }]} />
        <Group
          schema={rulesSchemas[kind]}
          value={game.rules}
          live={live?.rules}
          errors={within(errors, 'rules')}
          fixed={pick(['kind', ...hiddenRules[kind]], game.rules)}
          labels={rulesLabels}
          hints={rulesHints}
          fields={{ grids: field => <GridsField field={field} /> }}
          onChange={rules => onChange({ ...game, rules: rules as GameTemplate['rules'] })}
        />
        <Group
          schema={saleSchema}
          value={pick(['cost', 'fee', 'cap', 'playerMax'], game)}
          live={live && pick(['cost', 'fee', 'cap', 'playerMax'], live)}
          errors={errors.filter(({ path }) => path in saleSchema.properties)}
          fixed={isDeck ? { cap: game.cap } : {}}
          labels={{
            cost: `Price a ${line}`,
            fee: `Fee a ${line}`,
            cap: 'Most in a run',
            playerMax: 'Most a player',
          }}
          onChange={sale => onChange({ ...game, ...(sale as Partial<GameTemplate>) })}
        />
        <Group
          schema={poolSchemas[kind]}
          value={pool}
          live={live && withoutTiers(live.prizeTable)}
          errors={within(errors, 'prizeTable')}
          fixed={pick(fixedShares, pool)}
          labels={poolLabels}
          fields={{ ranked: field => <RanksField field={field} /> }}
          onChange={shares =>
            onChange({ ...game, prizeTable: { ...(shares as object), tiers: getTiers(game) } })
          }
        >
          {!isDeck && (
            <Suspense>
              <ReserveHint game={game} onChange={onChange} />
            </Suspense>
          )}
        </Group>
      </fieldset>
    </Panel>
  )
}
