import type { Book } from '#ledger/book/book.ts'
import type { AnyCommand, CommandName, Decision, Request } from '#ledger/commands.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { rules } from '#ledger/command-rules.ts'
import type { CommandTools } from '#ledger/command-tools.ts'
import type { Needs } from '#ledger/load/needs.ts'

// The pair of name and request is type-checked where a command is created; the queue carries any pair.
const ruleFor = (name: CommandName) =>
  rules[name] as unknown as CommandRule<Request<CommandName>, Decision<CommandName>>

export const getNeeds = ({ name, request }: AnyCommand): Needs => ruleFor(name).needs(request)

export const applyRule = ({ name, request }: AnyCommand, book: Book, tools: CommandTools): unknown =>
  ruleFor(name).decide(request, book, tools)
