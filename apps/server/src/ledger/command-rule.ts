import type { Book } from './book/book.ts'
import type { CommandTools } from './command-tools.ts'
import type { Needs } from './load/needs.ts'

/** One command: the rows it needs under lock, and its decision on them. */
export interface CommandRule<Request, Decision> {
  needs(request: Request): Needs
  decide(request: Request, book: Book, tools: CommandTools): Decision
}
