export interface Plant {
  readonly name: string
  /** The heading in docs/HOWTO.md whose file list must contain every file that the compiler names. */
  readonly heading: string
  readonly edits: readonly Edit[]
}

export interface Edit {
  readonly file: string
  readonly find: string
  readonly replace: string
}

const after = (file: string, line: string, added: string): Edit => ({
  file,
  find: `${line}\n`,
  replace: `${line}\n${added}\n`,
})

const contractRule = after(
  'packages/contract/src/entities/games/game-rule.ts',
  'export const gameRules = {',
  '  ninthGame: closed({ pick: SmallCount }),',
)

/** Each adds one member to a union or closed map and nothing else. */
export const plants: readonly Plant[] = [
  {
    name: 'draw kind',
    heading: 'Add a game kind',
    edits: [
      contractRule,
      after(
        'packages/fair/src/games/games.ts',
        'export interface Kinds {',
        "  ninthGame: Omit<OneDraw, 'rules'> & { rules: { kind: 'ninthGame'; pick: number; from: number } }",
      ),
    ],
  },
  {
    name: 'instant kind',
    heading: 'Add a game kind',
    edits: [
      contractRule,
      after(
        'packages/fair/src/instant/instant-games.ts',
        'export interface InstantTypes {',
        "  ninthGame: Omit<Scratch, 'rules'> & { rules: { kind: 'ninthGame' } }",
      ),
    ],
  },
  {
    name: 'operation',
    heading: 'Add an operation',
    edits: [
      after('packages/contract/src/operation-names.ts', 'export const extensionNames = [', "  'getNinth',"),
    ],
  },
  {
    name: 'event',
    heading: 'Add an event',
    edits: [
      after(
        'packages/contract/src/events/game-events.ts',
        'export const gameEvents = {',
        "  gameNinth: gameEvent(99, { topic: 'lobby' }, { text: ShortText }),",
      ),
    ],
  },
  {
    name: 'modal',
    heading: 'Add a modal',
    edits: [
      after(
        'apps/site/src/core/modals.ts',
        'export interface ModalPayloads {',
        '  readonly ninth: { readonly id: number }',
      ),
    ],
  },
  {
    name: 'ledger command',
    heading: 'Add a ledger command',
    edits: [
      after(
        'apps/server/src/ledger/commands.ts',
        'export interface Commands {',
        '  ninth: { request: Deposit; answer: DepositAnswer }',
      ),
    ],
  },
]
