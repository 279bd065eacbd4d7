/** Says in one line what went wrong: with the file and line of a mistake in the content, without a stack. */
import { relative } from 'node:path'

const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS']
/** A place in a source file, in a stack or in what a compiler says. */
const PLACE = /(?:file:\/\/)?(\/[^\s():]*\/content\/[\w./-]+\.ts):(\d+)/

/** Of anything that was thrown. */
export function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path } = error as NodeJS.ErrnoException
  if (code && path && NOT_ALLOWED.includes(code))
    return `${path} cannot be written: this account may not (${code}). Give it the right to, or work on a copy in a folder of your own.`
  const [, file, line] = PLACE.exec(`${error.message}\n${error.stack}`) ?? []
  if (!file) return error.message
  const what = /ERROR: (.*)/.exec(error.message)?.[1] ?? error.message.split('\n')[0]
  const syntax = error.message.includes('ERROR: ')
    ? ": look for a missing comma or quotation mark, there or in the line above, and for a keyboard apostrophe (')"
    : ''
  return `${relative(process.cwd(), file)}:${line}  ${what}${syntax}`
}
